import { type Clues, clue } from "./clue.js";

const r = String.raw;
const DEVICE_FACT =
  "(bandwidth|bande passante|(fast|quick) is (the|its) memory|memory speed|vitesse (de la )?memoire|t?flops|teraflops|tdp|conso\\w*|power (draw|consumption)|watts?|how much (vram|memory|ram)|" +
  "(what|which) (memory|vram)|combien de (vram|memoire|ram|go|watts)|memoire (de la|d'une|du|de l')|(vram|memory) (of|on|de)|specs?|fiche technique|caracteristiques)";
const MODEL_FACT =
  "(kv heads?|tetes? (kv|d'attention)|heads|tetes|layers?|couches?|experts?|params? (actifs|active)|active param\\w*|parametres? actifs|" +
  "nati[fv]\\w*|precision|released in|dtype|gqa|vocab\\w*|hidden size|how many (\\w+ ){0,2}param\\w*|combien de (milliards|param\\w*)|" +
  "param\\w* (of|de|du|for|pour)|nombre de param\\w*|number of param\\w*|total param\\w*|trained|context (length|window|size) of|(native|max|supported) context|" +
  "contexte (max\\w* )?(supporte|natif|de|du|d'entrainement))";

/** What something is, and how to measure it. */
export const knowledge: Clues = {
  hardware_fact: [
    clue(
      5,
      r`how much (vram|memory|ram) (\w+ ){0,2}(does|do|on|has|have|an?|in) (\w+ ){0,2}HW`,
      r`combien de (vram|memoire|ram|go|gigas?) (\w+ ){0,2}(sur|dans|a|d'une?|une?|la|le) ?(\w+ ){0,2}HW`,
    ),
    clue(4, `${DEVICE_FACT}.*HW | HW.*(${DEVICE_FACT}|FLOPS) | HW.*GBS (ou|or) GBS | FLOPS.*HW`),
    clue(1, r`dense | sparse | sparsity | nominal`),
  ],
  model_fact: [
    clue(5, `${MODEL_FACT}.*MODEL | MODEL.*(${MODEL_FACT}|params?|parametres?)`),
    clue(4, r`kv heads? | attention heads?`, r`tetes? (kv|d'attention)`),
    clue(10, r`MODEL.{0,6}SIZE (ou|or) SIZE`),
  ],
  explain_term: [
    clue(
      4,
      r`^(what('s| is| are| does|s)|explain|define|definition|meaning|why|how (does|do|come|is)|difference|eli5|tell me about|whats?)`,
      r`^(c'est quoi|qu'est[- ]ce que?|que (veut|signifie)|explique\w*|pourquoi|comment (fonctionne|marche)|a quoi|ca sert|quelle (est la )?difference|signification|sens d[eu]|parle\w*[- ]moi|definition)`,
    ),
    clue(
      4,
      r`means? | meaning | explain\w* | defin\w* | eli5 | stands? for | how does .* work | in (simple|plain) | same thing | what the (heck|hell)`,
      r`c'est quoi | veut dire | signifie | explique\w* | kesako | (ca|a quoi) (sert|ca sert) | comment (ca )?(fonctionne|marche) | meme chose`,
    ),
    clue(3, r`difference (between)? | vs`, r`difference (entre)?`),
    clue(1, r`why`, r`pourquoi`),
  ],
  sampling: [
    clue(
      5,
      r`top[-_ ]?[pk] | min[-_ ]?p | temp(erature)? | nucleus | sampl(ing|ers?) | repetition penalty | greedy | determinis\w*`,
      r`echantillonn\w* | penalite`,
    ),
    clue(2, r`probs? | probabilit\w* | survive | same output`, r`candidat\w* | meme (reponse|sortie)`),
  ],
  benchmark_how: [
    clue(
      5,
      r`bench(mark\w*|s)? | llama-bench | guidellm | genai-perf | aiperf | methodolog\w* | methods? (to|for)`,
      r`bencher | protocole | methode (pour|de)`,
    ),
    clue(
      6,
      r`(how (do|can|should|to)|what's the way to).*(measur\w*|count|test|calculate|compute|evaluate)`,
      r`comment.*(mesur\w*|compt\w*|test\w*|calcul\w*|evalu\w*)`,
    ),
    clue(
      3,
      r`eval_count | eval_duration | decode rate | measur\w* | load test | (numbers?|metrics?|figures?) .*(report|measure|compare)`,
      r`(debit|vitesse) de decodage | mesurer? | tester | comptage | test de charge | (chiffres?|metriques?|mesures?) .*(relever|compar\w*|rapporter)`,
    ),
    clue(
      7,
      r`(steps?|ways?|how) to (\w+ )?(measure|benchmark|test) | (which|what) (percentiles?|metrics?)`,
      r`(etapes?|facon|maniere) (de|pour) (\w+ )?(mesurer|tester) | quel(le)?s (centiles?|percentiles?|metriques?|indicateurs?|mesures?)`,
    ),
    clue(
      5,
      r`how many (runs|repeats|repetitions|trials)`,
      r`combien (de |d')(runs?|essais|repetitions|mesures)`,
    ),
    clue(2, r`p9[059] | percentiles? | warm-?up | streaming`, r`centiles? | echauffement`),
    clue(3, r`TOK.*TIME.*TIME.*(decode|decodage)`),
    clue(
      9,
      r`(with|including) or without (the )?(ttft|first token|prefill) | (include|count|exclude|leave out) (the )?(ttft|first token|prefill)`,
      r`(avec ou sans|sans ou avec) (le |la )?(ttft|premier (token|jeton)|prefill) | (compter|inclure|exclure|compte[- ]t[- ]on|inclut[- ]on) (le |la )?(ttft|premier (token|jeton)|prefill)`,
    ),
    clue(
      6,
      r`compar\w* .*(providers?|vendors?|endpoints?) | (fair|good|right|proper) way to (compare|measure|test)`,
      r`compar\w* .*(fournisseurs?|prestataires?|hebergeurs?) | (bonne|meilleure|juste) (facon|maniere|methode) de (compar|mesur|test)\w*`,
    ),
  ],
};
