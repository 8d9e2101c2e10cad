import { type Clues, clue } from "./clue.js";

const r = String.raw;

/** How fast, how long. */
export const performance: Clues = {
  speed: [
    clue(3, r`SPEED`, r`quel(le)? (est (le |la )?)?(debit|vitesse) | a quelle (vitesse|allure)`),
    clue(3, r`speed ?\?$ | words per second`, r`vitesse ?\?$ | mots (par|a la) seconde`),
    clue(3, r`(output|token) rate`, r`rendement | debit de sortie | ca donne quoi | ca va vite`),
    clue(3, r`numbers? (for|on)`, r`des chiffres | quels chiffres`),
    clue(7, r`runs? at how (much|many)`, r`(tourne|tombe|monte|plafonne)\w* a combien`),
    clue(3, r`(what|which) (speed|rate)`, r`(combien|nombre) de (tok\w*|jetons?) (par|a la|\/) ?s\w*`),
    clue(
      2,
      r`how (fast|quick(ly)?) | speeds? | (decode|generation|inference|gen) (rate|speed) | throughput | speed ?up | perf(ormance)?s? | per second | snappy | numbers for | tg\d*`,
      r`vitesses? | debits? | jetons par | tokens? par | cadence | (combien|jetons|tokens) (par|a la) seconde`,
    ),
    clue(
      2,
      r`quick\w* | fast | slow(er|ly)? | sluggish | crawl\w* | faster`,
      r`rapide\w* | lent\w* | rame\w* | traine | vite | poussif`,
    ),
    clue(
      1,
      r`decod\w* | single (stream|user) | ceiling | theoretical`,
      r`un seul utilisateur | plafond | theorique`,
    ),
    clue(
      2,
      r`TPS.*(normal|expected|slow|in line|near the limit|wrong|ok|low|enough|good) | (normal|only|getting|gives me|i get|i see|seeing).*TPS`,
      r`TPS.*\b(attendu|lent|bon|bien|correct|logique|probleme|faible|normal) | (que|seulement|j'obtiens|j'ai|plafonne).*TPS`,
    ),
    clue(1, r`HW | GBS`),
  ],
  latency: [
    clue(
      4,
      r`how long | how many (minutes|seconds) | (total|response|completion|wall) time | end[- ]to[- ]end`,
      r`combien de (temps|minutes|secondes) | duree\w* | temps (total|de reponse) | de bout en bout | bout a bout`,
    ),
    clue(
      2,
      r`(time|long) to (finish|complete|write|generate) | finish\w* | completes? | takes? (more than )?TIME | TIME to (produce|write)`,
      r`met(tra)? .*a (ecrire|repondre|generer) | (termin|fini)\w* | TIME pour (repondre|produire|generer)`,
    ),
    clue(
      2,
      r`(ttft|TIME).*(TOK|itl|tpot).*(total|time) | TOK (at|@) TPS | TOK.*takes? | takes?.*TOK`,
      r`(ttft|TIME).*(TOK|itl|tpot).*(temps|duree|total) | TOK a TPS | (TOK|WORDS).*(prend|mets?) | (prend|mets?).*TOK`,
    ),
    clue(
      3,
      r`(how many|max\w*) (tokens?|words?).*(TIME|budget) | TIME.*(how many|budget).*tokens? | how long .*(reply|answer|output)`,
      r`combien de (tokens?|jetons?|mots).*(TIME|budget) | TIME.*(combien|budget).*(tokens?|jetons?)`,
    ),
    clue(
      6,
      r`(total|overall|whole|complete|full|e2e) (response )?latency`,
      r`latence (totale|complete|globale)`,
    ),
    clue(
      1,
      r`latency | wait | reply | full (reply|answer|response) | time ?outs?`,
      r`latence | attente | reponse complete`,
    ),
    clue(
      3,
      r`what (itl|tpot) | when (will|does|is) .*(done|finish\w*|ready|arrive)`,
      r`quel (itl|tpot) | arrive\w* quand | quand .*(arriv|fini|termin|pret)\w*`,
    ),
  ],
  ttft: [
    clue(
      6,
      r`ttft | (slow|long|forever) to (start|begin|answer) | (first|1st) (token|word) | before (it|the (answer|model)) (start|begin|answer|type)\w* | before (any|showing|printing|output|streaming)\w* | before (\w+ )?(starts?|begins?) | (starts?|begins?) (to )?(typ|answer|repl|generat|writ)\w*`,
      r`(premier|1er) (token|jeton|mot) | avant (d'(afficher|ecrire|avoir)|toute|de|qu'il|que ca|qu'elle|que le modele) ?(ne )?(commenc|demarr|repond|se mette|quoi que)?\w* | premiere reponse`,
    ),
    clue(
      6,
      r`prefill | prompt (processing|eval\w*|ingestion)`,
      r`pre-?remplissage | prechargement | (traitement|lecture|digestion|ingestion) (du|de la|de l'|d'un) ?(prompt|invite|contexte)`,
    ),
    clue(
      6,
      r`(read|digest|ingest|past|process|analy[sz]|chew|swallow)\w* .{0,30}(prompt|TOK|pdf|document|code ?base)`,
      r`(lire|lit|digerer|ingerer|avaler|coller|analyser|traiter) .{0,30}(prompt|TOK|invite|pdf|document|contexte)`,
    ),
    clue(
      6,
      r`prompts? .*(take|need)s? (forever|ages|an eternity|so long|too long)`,
      r`(prompts?|invites?) .*(prend|met|mettent|demande)\w* (une eternite|un temps fou|trop longtemps|des plombes)`,
    ),
    clue(1, r`prompts? | rag | documents? | long context`, r`invites? | entrees?`),
  ],
  speculative: [
    clue(
      5,
      r`specul\w* | draft\w* | acceptance | mtp | eagle\d? | medusa | lookahead | spec\.? dec\w*`,
      r`brouillon | acceptation | ebauche | acceptes`,
    ),
    clue(1, r`speed-?up | gamma | gain`, r`acceler\w*`),
  ],
  agent_loop: [
    clue(
      4,
      r`agent\w* | loop | multi-?step | tool (call|use)\w* | mcp | langgraph | chain(ed)? of | in a row`,
      r`boucle | outils? | enchain\w* | d'affilee`,
    ),
    clue(3, r`CALLS | calls | steps | turns`, r`appels | etapes | tours`),
    clue(2, r`CALLS.*(TOK|TPS|TIME|MONEY) | (NUM|TIMES) (x )?TOK`),
    clue(1, r`total | wall | how long`, r`en tout | combien de temps | duree`),
  ],
  reasoning: [
    clue(
      6,
      r`think\w* | reason(s|ed|ing)? | chain of thought | cot | hidden (tokens?|reasoning)`,
      r`raisonn(e|er|ent|ant|ements?) | reflexion | reflechi\w* | pens(e|er|ee|ent|ant) | chaine de pensee`,
    ),
    clue(
      3,
      r`(think|reason)\w* (tokens?|budget|time) | hidden tokens?`,
      r`(tokens?|jetons?|budget|temps) de (reflexion|raisonnement|pensee)`,
    ),
    clue(
      1,
      r`budget | wait\w* | before (the|it|answer\w*|repl\w*) | effort`,
      r`attend\w* | attente | avant (la|de|qu) ?\w*`,
    ),
  ],
  voice: [
    clue(
      5,
      r`voice\w* | spoken | speech | stt | asr | tts | phone (agent|bot|call)s? | call ?bot`,
      r`vocal\w* | voix | parole | callbot | oral\w* | telephon\w* | parl\w* (avec|au) (l'|un )?(assistant|bot|agent)`,
    ),
    clue(
      5,
      r`(talk|speak)(ing)? .*real[- ]?time | real[- ]?time .*(talk|speak|conversation)\w*`,
      r`parler .*temps reel | temps reel .*(parler|discuter|conversation)`,
    ),
    clue(2, r`vad | turn-? ?taking | barge-?in`, r`synthese | conversation\w* naturel\w*`),
  ],
};
