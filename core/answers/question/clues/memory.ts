import { type Clues, clue } from "./clue.js";

const r = String.raw;
const COUNT =
  "(how many|how much|number of|count of|combien( d[e'])?|nombre( \\w+)? d[e']|nb d[e']|cb d[e']|max\\w*( d[e'])?)";
const CARDS = "(HW|gpus?|cards?|cartes?|accelerators?|accelerateurs?|mac( studio)?s?)";
const PEOPLE =
  "(users?|utilisateurs?|people|personnes?|requests?|requetes?|(seqs?|sequences?)(?! ?len\\w*)|sessions?|clients?|conversations?|" +
  "streams?|chats?|collegues?|colleagues?|employees?|salaries|devs?|developers|developpeurs|agents|students|etudiants)";

/** What fits, how much, for how many. */
export const memory: Clues = {
  fit: [
    clue(
      4,
      r`fits? | fitting | squeeze | enough | too big | loads?`,
      r`tien(t|s|ne|nent|dra|drait) | rentr\w* | pass(e|era|erait|ent)(?! de) | log(e|er|era) | charger(a|ait)? | tourn(e|er|era|ent|erait) | suffi\w* | assez de (vram|ram|memoire)`,
    ),
    clue(
      3,
      r`can (i|we|my|a|an|you|it|the|this) .*(run|load|host|handle|hold) | (will|does|could|would) .*(run|load|work|fit|start|handle) | able to run | running`,
      r`(peut|peux|puis|pourra\w*)[- ](on|il|je|elle)? ?.*(tourner|lancer|charger|heberger|executer|utiliser) | je peux (faire )?(tourner|lancer|charger|utiliser) | envisageable | faisable`,
    ),
    clue(
      4,
      r`(biggest|largest) (thing|one) | (biggest|largest|best|max\w*|good|recommend\w*|suggest\w*) (\w+ )?(models?|llms?) | (llms?|models?) for (an? |my )?.{0,6}(HW|GB) | (what|which) (size (of )?model|model size) | (which|what) (llms?|models?) (fits?|can|could|run|for|on|size)`,
      r`plus (gros|grand) (modele|llm) | comme (modele|llm) | taille de modele | meilleur (modele|llm) | (model\w*|llm) (max\w*|le plus gros) | quels? (llms?|modeles?) (tourn\w*|puis|peu\w*|pour|sur|maxi\w*|je|choisir) | (conseil\w*|bons?) (modeles?|llms?)`,
    ),
    clue(
      2,
      r`possible | yes or no | how much would it need | need.*(ram|vram|memory) | oom | out of memory | offload\w* | what quant`,
      r`oui ou non | ou pas | besoin.*(ram|vram|memoire) | deborde\w* | (ram|vram|memoire) .*besoin | quelle quantification`,
    ),
    clue(
      2,
      r`^(MODEL|SIZE)[^?]{0,30}(on|in|with|sur|dans|avec) (an? |une? |ma |my |mon |la |le )?.{0,3}(HW|GB)[^?]{0,30}\?*$`,
    ),
    clue(
      6,
      r`(what|which) MODEL size | (what|which) size of MODEL`,
      r`quelle taille de MODEL | quel MODEL prendre`,
    ),
    clue(1, r`vram | GB`, r`memoire`),
  ],
  max_context: [
    clue(
      5,
      r`(max\w*|longest|biggest|largest|how (much|long|far|big|many)) (\w+ ){0,4}(context\w*|ctx|num_ctx|prompt)`,
      r`(max\w*|plus (grand|long|gros)e?|quel(le)?|jusqu'a quel|longueur|taille) (\w+ ){0,4}(contexte|ctx|num_ctx|fenetre|invite|prompt)`,
    ),
    clue(
      6,
      r`(limit|ceiling|cap|maximum) (of|for|on) (the )?(context|ctx) | (context|ctx)( window| length)? (limit|ceiling|cap) | (what|which|how (much|long|big)) (a |is the |of a )?(context|ctx|window) | (what|which) length of context | tokens? of (history|context) | (most|longest) context | how many tokens .*room | room for (how many )?tokens`,
      r`(limite|plafond|maximum) d[eu] (contexte|ctx) | plus longue (invite|conversation) | quel(le)? (longueur|taille|fenetre) de contexte | quel contexte | (tokens?|jetons?) d'historique | place pour combien de (tokens?|jetons?) | combien de (tokens?|jetons?) .*place`,
    ),
    clue(
      4,
      r`(context\w*|ctx|num_ctx|window) (\w+ ){0,2}(max\w*|limit\w*|possible|length can|size can) | how much (context|ctx) | max[-_ ]?(seq|model)[-_ ]?len\w* | (longest|max\w*) (docs?|documents?|texts?|inputs?) | tokens? of context | stays on (the )?gpu | in(to)? (the|my) (context|window) | safe (num_ctx|context)`,
      r`combien de contexte | contexte que (je|j'|on|l'on) | contexte (\w+ ){0,2}(max\w*|limit\w*|possible|puis|tien\w*|tenable) | (tokens?|jetons?) (de contexte|d'invite) | dans (le|mon) contexte | fenetre max\w* | pousser .*contexte | contexte .*(jusqu'|pousser|monter)`,
    ),
    clue(
      7,
      r`(max\w*|longest) (\w+ )?seq(uence)?[- ]?len\w* | (reach|go (up )?to|get( up)? to|push (it )?to) TOK`,
      r`longueur de sequence | (monter|aller|grimper|pousser) (jusqu'a |a )?TOK`,
    ),
    clue(3, r`how (far|high) .*(ctx|context|push)`, r`jusqu'(ou|a combien)`),
    clue(1, r`context | ctx`, r`contexte`),
  ],
  max_users: [
    clue(6, `${COUNT} ?((?!per |par |for |pour |each |tok|jeton|GB|go )\\w+ ){0,3}${PEOPLE}`),
    clue(
      5,
      r`batch size | (what|which) batch | batch(es)? (max\w*|limit|can|get|fits?) | (max\w*|big|biggest|largest|how big) (\w+ ){0,4}batch | max_num_seqs | (concurrent|parallel) (users|sessions|requests|chats|seqs|sequences) (possible|max\w*|limit)`,
      r`taille de (lot|batch) | (max\w*|quel(le)?|plus (grand|gros)) (\w+ ){0,4}(batch|lot) | (batch|lot) max\w*`,
    ),
    clue(
      4,
      r`how many.*(at (once|the same time)|served?|concurren\w*|in parallel|simultan\w*)`,
      r`combien.*(en meme temps|en parallele|simultan\w*|a la fois|servir)`,
    ),
    clue(
      3,
      r`serve USERS | handle USERS | (REQ|USERS) (at once|in parallel)`,
      r`(encaisse|tient|supporte|sert|servir|accueill|ger)\w* USERS`,
    ),
    clue(
      2,
      r`parallel\w* | concurren\w* | simultan\w* | at once | same time | REQ | USERS`,
      r`en parallele | en meme temps`,
    ),
  ],
  min_gpus: [
    clue(
      8,
      r`(what|which) (hardware|gpus?|card|setup|machine|server) ?\?*$ | (what|which) (kind of |sort of |type of )?(gpus?|cards?|graphics cards?|hardware|setup|rig|machine|server|pc|computer)( \w+){0,3} (need\w*|required?|to (run|host|serve|load|use)|for (MODEL|an? (SIZE|MODEL)|SIZE)|runs?|can run|should i (buy|get|use) (for|to)|handles?) | (cheapest|smallest|minimal) (gpu|card|hardware|setup|machine|rig) | (hardware|system|gpu) requirements? | (buy|buying) (a |some |the )?(gpus?|cards?|hardware|machines?|servers?|rig|pc) (for|to run)`,
      r`quel(le)?s? (materiel|matos|cartes?|machine|config\w*|serveur|gpu) ?\?*$ | (quelle?s?|quel) (genre de |type de )?(cartes?|gpus?|cartes? graphiques?|materiel|matos|machine|config\w*|serveur|pc|ordi\w*)( \w+){0,2} (pour|faut|besoin|necessaire|prendre pour|choisir pour|acheter pour|permet) | de quel(le)? (materiel|machine|carte|config\w*) .*besoin | (la|le) (carte|gpu|machine|config\w*) la (moins chere|plus petite) | config\w* (requise|minimale|necessaire|minimum) | materiel (requis|necessaire) | (acheter|achat d\w*) (\w+ )?(cartes?|gpus?|materiel|matos|machines?|serveurs?|pc) pour`,
    ),
    clue(
      7,
      `${COUNT} ?((GB|NUM|COUNTED|used|more|extra|nvidia|amd|of|de|the|those|autres|a) ){0,3}${CARDS}(?! (memory|ram|hours?))`,
      r`nombre (minimal|minimum) d[e'] ?(HW|gpus?|cartes?)`,
    ),
    clue(
      4,
      r`(HW|gpus?|cards?) (needed|required) | gpus? for | cards (needed|required|for) | (gpu|card) count | (NUM|CARDS) or CARDS | min\w* (number of )?(gpus?|cards?|HW)`,
      r`gpus? (pour|necessaires?|minimum) | cartes? (necessaires?|minimum) | (NUM|CARDS) ou CARDS | min\w* (de |d')?(gpus?|cartes?|HW)`,
    ),
    clue(5, r`(NUM|CARDS) (or|ou) (CARDS|COUNTED HW)`),
    clue(
      6,
      r`HW,? how many | how many .*at (the very )?least`,
      r`HW,? (il (en |m'en )?faut )?combien | combien .*au (grand )?minimum`,
    ),
    clue(1, r`needs? | minimum | require\w* | hold | host`, r`faut | heberger`),
  ],
  kv_cache: [
    clue(5, r`kv(?! heads?) | kv[- ]?cache | k\/v`, r`cache kv`),
    clue(
      4,
      r`(gb|memory|vram|how much|how many gb|cache) (\w+ )?(per|for each) (user|request|session|seq\w*|stream|token|conversation)`,
      r`(go|memoire|vram|combien de go|cache) (\w+ )?(de cache )?(par|pour chaque) (utilisateur|requete|session|seq\w*|token|jeton|conversation)`,
    ),
    clue(4, r`kv (cache )?per token`, r`cache (kv )?par (token|jeton)`),
    clue(3, r`cache (size|memory) | size of the cache`, r`(taille|occupation|memoire|poids) du cache`),
    clue(
      7,
      r`(each|every|extra|additional|more) .*context .*(memory|vram) | context .*(cost|take|eat)s? (in )?(memory|vram)`,
      r`(chaque|tranche|en plus) .*contexte .*(memoire|vram) | cout\w* en (memoire|vram) .*contexte`,
    ),
    clue(4, r`(extra|more|additional) (vram|memory).*TOK`, r`(vram|memoire) (en plus|supplementaire).*TOK`),
    clue(
      8,
      r`KVQ .*(halv|half|reduc|save|shrink|cut)\w*.*(memory|vram|MODEL) | (halv|half|reduc|save|shrink|cut)\w* .*KVQ`,
      r`KVQ .*(divis|redui|diminu|econom|moitie|gagn)\w*.*(memoire|vram|MODEL) | (divis|redui|diminu|econom)\w* .*KVQ`,
    ),
    clue(2, r`cache | mla | KVQ`),
    clue(1, r`context | TOK`, r`contexte`),
  ],
  model_size: [
    clue(
      4,
      r`(file|download|disk|model|weights?) size | size (of|in|on disk) | how (big|large|heavy) (is|are) | disk | download\w* | storage | what size | size$ | bytes needed`,
      r`pese\w* | poids | taille (du|d'un|de|des|en|sur|fait|fichier) | disque | telecharg\w* | espace | stockage | quelle taille`,
    ),
    clue(
      3,
      r`weights? .*gb | gb.*weights? | how many gb | how much (memory|space|disk) | memory footprint`,
      r`poids .*go | go.*poids | combien de (go|memoire|gigas?) | empreinte`,
    ),
    clue(
      3,
      r`(SIZE|MODEL).*QUANT.*(size|how (big|much (space|memory|disk))|GB.*correct|gb)`,
      r`(SIZE|MODEL).*QUANT.*(taille|combien de (memoire|go))`,
    ),
    clue(1, r`QUANT`),
  ],
};
