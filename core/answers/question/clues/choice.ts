import { type Clues, clue } from "./clue.js";

const r = String.raw;
const ARTICLES =
  "((an?|une?|the|la|le|l'|two|deux|mini pc|box|single|seule|mac studio|COUNTED|des|NUM|TIMES|x|one|used|my|ma) ){0,4}";

const ENGINES = "(vllm|llama\\.?cpp|ollama|sglang|exllama\\w*|tgi|tensorrt\\S*|lm ?studio|mlx)";

/** Which of them, how many servers, and is it true. */
export const choice: Clues = {
  compare: [
    clue(
      5,
      r`(HW|MODEL|QUANT|SIZE)( \w+){0,3} ?\/? ?(vs\.?|versus|against|compared? (to|with)|over an?)`,
      r`(HW|MODEL|QUANT|SIZE)( \w+){0,3} (contre|face a|par rapport a|ou bien|plutot que)`,
    ),
    clue(
      5,
      `(HW|GB HW|HW GB)( (COUNTED|GB|d'occasion|used|box|neuf|new|\\w+)){0,3},? (or|ou|ou bien) ${ARTICLES}HW`,
      r`(entre|between) ((la|le|les|une?|the|an?) )?HW (et|and)`,
    ),
    clue(
      5,
      `QUANT( \\w+){0,2},? (or|vs|and|ou|et) (\\w+ )?QUANT | (from|de|du) QUANT (to|a|au|vers) (\\w+ )?QUANT`,
    ),
    clue(
      5,
      `(MODEL|SIZE)( \\w+){0,2},? (or|vs|versus|ou|contre) ((an?|une?|the|la|le) )?(MODEL|SIZE) | entre MODEL et`,
    ),
    clue(6, `${ENGINES} (vs\\.?|versus|or|ou|contre) ${ENGINES}`),
    clue(4, r`differences? | diff`, r`ecart`),
    clue(
      4,
      r`(faster|quicker|slower|better|cheaper) (\w+ )?than`,
      r`(plus|moins) (rapide|lente?|cher|chere|efficace)s? (\w+ )?(que|qu')\w* | (mieux|meilleure?) (que|qu')\w*`,
    ),
    clue(
      4,
      r`which (one|card|is|of|gpu|model|should|would|machine) | which.*(quicker|faster|better)`,
      r`lequel | laquelle | lesquels | quelle? (est )?(la |le )?(carte|machine|config)? ?(plus rapide|meilleure?)`,
    ),
    clue(
      3,
      r`should i (buy|get|pick|choose|go) | better (buy|choice|value|deal|option) | worth (it|the) | upgrade`,
      r`mieux | vaut | choisir | prendre | acheter | hesite | conseill\w* | recommand\w*`,
    ),
  ],
  fleet: [
    clue(4, r`REQ PER(S|MIN|H) | qps | rps | req\/s`),
    clue(
      7,
      r`how many (requests|queries|calls|qps|rps|req) ?(a|per|\/)? ?(s|sec|second|minute|hour)?\b.*(sustain|handle|serve|take|support|do)\w* | (in|what|which|max\w*) (qps|rps|(requests|queries) (per|a) (second|minute))`,
      r`combien de (requetes|appels|req) ?(par|a la|\/) ?(s|sec|seconde|minute|heure)\b | (en|quel|quelles|max\w*) (qps|rps|(debit en )?requetes (par|a la) (seconde|minute))`,
    ),
    clue(
      4,
      r`replicas? | fleet | cluster | sizing | size (the|a|my|our) | autoscal\w* | capacity plan\w* | provision`,
      r`flotte | dimensionn\w* | capacite | parc de`,
    ),
    clue(4, `(how many|combien de) (servers?|serveurs?|nodes?|noeuds?|instances?|machines?)`),
    clue(
      3,
      r`USERS.*each | USERS (at|@) TPS | serv(e|ing) USERS`,
      r`USERS.*chacun\w* | USERS a TPS | servir USERS`,
    ),
    clue(
      2,
      r`sla | slo | p9[059] | peak | in production | traffic`,
      r`pic | pointe | en prod\w* | trafic | heures? de pointe`,
    ),
    clue(
      2,
      `(REQ|USERS)( PER\\w+)?.*(how many|combien d).*(HW|gpus?|cartes?|cards?|serve)`,
      r`quelle infra\w* | que faut-il | il faut quoi`,
    ),
    clue(2, r`what would that | what do i need | which cluster | infra(structure)?`),
  ],
  claim_check: [
    clue(
      4,
      r`(article|blog|post|video|youtube\w*|reddit|thread|vendor|salesman|marketing|advert\w*|tool \w+|calculators?|paper|headline|site|forum|brochure|tweet|press|someone|guy|people|they)\b.*(says?|said|claims?|claimed|gets?|TPS|legit|posted)`,
      r`(article|blog|video|forum|commercial|pub|publicite|fournisseur|constructeur|vendeur|brochure|site|post|quelqu'un|un type)\b.*(dit|annonce\w*|pretend\w*|affirme\w*|TPS)`,
    ),
    clue(
      4,
      r`claims? | claimed | advertis\w* | supposedly | allegedly | rumou?r`,
      r`annonce\w* | pretend\w* | affirme\w* | il parait | on (m'a dit|lit que|dit que|nous dit) | soi-disant | j'ai lu`,
    ),
    clue(
      5,
      r`legit | plausible | realistic | fake | believ\w* | bullshit | bs | too good | physically | is (it|this|that) true | that true | true or false | possible or not | can(?:'?t|not) be right | right ?\?`,
      r`credible | realiste | bidon | trop beau | physiquement | c'est pas faux | c'est vrai | vrai ou faux | vraiment possible | correct ?\? | serieux | mensong\w* | intox | arnaque | (y crois|crois) pas | vraisemblable`,
    ),
    clue(
      2,
      r`possible | could gpus do | true | can .* really | really do | (don't|do not|not|never) (buy|believe|trust)`,
      r`vrai | exagere\w* | vraiment`,
    ),
    // A wish is checked like a claim.
    clue(
      6,
      r`(is|would|be) (it )?possible .*TPS | (can|could|does|would) (i|we|you|it|this|that|.{0,20}HW) (\w+ )?(get|have|reach|hit|do|make|deliver) TPS | TPS .*(possible|feasible|reachable|achievable)`,
      r`possible .*TPS | (peut|puis|peux)[- ](on|je|il) (\w+ )?(avoir|atteindre|obtenir|faire) TPS | TPS .*(possible|faisable|atteignable|jouable) | (ca|cela) se peut`,
    ),
    clue(1, r`TPS | TIMES`),
  ],
};
