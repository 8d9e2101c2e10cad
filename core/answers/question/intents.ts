/** A clue for an intent: how much it weighs and what it looks like in the shape of a text. */
export type Clue = readonly [weight: number, pattern: RegExp];

/**
 * Clues by intent, on the folded shape (capital marks for names and quantities, see shape.ts), English and French side by
 * side. Weights: 1 a hint, 2 usual, 3 strong, 5 decides.
 */
export const CLUES: Readonly<Record<string, readonly Clue[]>> = {
  speed: [
    [3, /SPEED/],
    [2, /how (?:fast|quick)|\bspeed\b|vitesse|a quelle allure|decode rate|generation (?:rate|speed)|throughput|\bdebit\b|jetons par|tokens? par/],
    [2, /(?:combien|how many) (?:de |d')?(?:tok\w*|jetons?) (?:par|per|\/|a) ?s/],
    [2, /(?:quick|fast|slow|slower|sluggish|rapide|lent|lente|rame|ramer?|traine)\b/],
    [1, /decode|decodage|single (?:stream|user)|un seul utilisateur|plafond|ceiling|theoretical|theorique/],
    [2, /TPS.*(?:normal|expected|attendu|lent|slow|in line|near the limit|bon|correct|logique|wrong|probleme|ok\b|low|faible)|(?:normal|only|que|seulement|getting|gives me|j'obtiens|plafonne).*TPS/],
    [1, /HW|GBS/],
  ],
  latency: [
    [3, /how long|combien de temps|duree|temps total|total time|response time|temps de reponse|end[- ]to[- ]end|de bout en bout|bout a bout|time to (?:finish|complete)|\bfinish\w*|met(?:tra)? .*a (?:ecrire|repondre|generer)/],
    [2, /(?:ttft|TIME).*(?:TOK|itl|tpot).*(?:total|temps|time|duree)/],
    [2, /(?:how many|combien de|max\w*) (?:tokens?|jetons?).*(?:TIME|budget)|TIME.*(?:how many|combien de|budget).*(?:tokens?|jetons?)/],
    [2, /TOK.*\b(?:takes?|took|prend|mets?)\b|\b(?:takes?|prend|mets?)\b.*TOK|WORDS.*(?:prend|take)/],
    [1, /\blatenc(?:y|e)\b|\bwait\b|attente|reply|reponse complete|full (?:reply|answer|response)/],
    [2, /TOK a TPS|TOK at TPS/],
    [2, /takes (?:more than )?TIME|TIME (?:to produce|pour (?:repondre|produire|generer))/],
  ],
  ttft: [
    [4, /\bttft\b|(?:first|1st) (?:token|word)|(?:premier|1er) (?:token|jeton|mot)|before (?:it|the (?:answer|model)) (?:start|begin|answer|type)\w*|starts? (?:typing|answering|replying|generating)|avant (?:de|qu'il) (?:commenc|demarr|repond|ne commence)\w*|premiere reponse/],
    [4, /prefill|prompt (?:processing|eval\w*|ingestion)|pre-?remplissage|prechargement|(?:traitement|lecture|digestion|ingestion) (?:du|de la|de l'|d'un) ?(?:prompt|invite|contexte)/],
    [2, /(?:read|lire|digest|ingest|avaler|past(?:e|ing)|process(?:ing)?|analys\w*) .{0,30}(?:prompt|TOK|invite|pdf|document)/],
    [1, /prompt|invite|\brag\b|document|long (?:context|prompt)/],
  ],
  fit: [
    [4, /\bfits?\b|\bfitting\b|squeeze|\btien(?:t|s|ne|nent|dra|drait)\b|\brentr\w*|\bpass(?:e|er|era|erait|ent)\b|\bloge\w*|\bcharg(?:e|er|era)\b|\btourn(?:e|er|era|ent|erait)\b|\bsuffi\w*|\benough\b|assez de (?:vram|ram|memoire)/],
    [3, /can (?:i|my|a|an|you|it|the|this) .*(?:run|load|host|handle)|\b(?:will|does|could|would) .*(?:run|load|work|fit|start)\b|able to run|(?:peut|peux|puis|pourra\w*)[- ](?:on|il|je|elle)? ?.*(?:tourner|lancer|charger|heberger|executer|utiliser)|je peux (?:faire )?(?:tourner|lancer|charger)/],
    [4, /(?:plus (?:gros|grand)|biggest|largest|best|max\w*|meilleur) (?:model\w*|llm)|(?:model\w*|llm) (?:max\w*|le plus gros)|(?:which|what|quels?) (?:llms?|models?|modeles?) (?:fit|can|could|run|tourne|puis|peu|pour|on|sur|maxi)/],
    [2, /possible|yes or no|oui ou non|ou pas|how much would it need|(?:besoin|need).*(?:ram|vram|memoire|memory)|oom|out of memory|cpu offload|deborde/],
    [2, /^(?:MODEL|SIZE)[^?]{0,30}(?:on|sur|in|dans|avec|with) (?:an? |une? |ma |my |mon |la |le )?(?:HW|GB|.{0,3}GB)[^?]{0,30}\?*$/],
    [1, /\bload\b|\bvram\b|memoire|GB/],
  ],
  max_context: [
    [5, /(?:max\w*|longest|biggest|largest|plus (?:grand|long|gros)e?|quel(?:le)?|jusqu'a quel|how (?:much|long|far|big|many)|combien de|longueur|taille) (?:\w+ ){0,4}(?:context\w*|ctx|num_ctx|fenetre|prompt|invite)\b/],
    [4, /(?:context\w*|ctx|num_ctx|fenetre de contexte|window) (?:\w+ ){0,2}(?:max\w*|limit\w*|possible|length can|size can|puis|tien)/],
    [4, /how much (?:context|ctx)|tokens? de contexte|jetons? de contexte|how (?:far|high) .*(?:ctx|context|push)|pousser .*contexte|contexte .*(?:jusqu'|pousser|monter)/],
    [3, /jusqu'ou|stays on (?:the )?gpu|safe (?:num_ctx|context)/],
    [1, /context|contexte|\bctx\b/],
  ],
  max_users: [
    [5, /(?:how many|combien d[e']|nombre d[e']|number of|cb d[e']?|nb d[e']|max\w*|many) ?(?:\w+ ){0,3}(?:users?|utilisateurs?|people|personnes?|requests?|requetes?|seqs?|sequences?|sessions?|clients?|conversations?|streams?|chats?|collegues?|colleagues?|employees?|salaries|devs?)\b/],
    [5, /batch size|\bbatch(?:es)? (?:max\w*|can|get)|taille de (?:lot|batch)|(?:max\w*|big|biggest|largest|how big|quel|quelle) (?:\w+ ){0,4}(?:batch|lot)\b|lot max\w*|max_num_seqs/],
    [3, /(?:how many|combien).*(?:at (?:once|the same time)|en meme temps|en parallele|simultan\w*|a la fois|served|servir|concurren\w*|in parallel)/],
    [2, /parallel|parallele|concurren\w*|simultan\w*|en meme temps|at once|same time|REQ|USERS/],
  ],
  min_gpus: [
    [5, /(?:how many|combien d[e']|nombre d[e']|number of|min\w*|nb d[e']|cb d[e']|what number of|how much) ?(?:\w+ |GB |d'|of |de ){0,4}(?:HW|gpus?|cards?|cartes?|accelerators?|accelerateurs?|macs?)\b/],
    [4, /(?:how many|combien).*(?:HW|\bgpus?|cards?|cartes?)\b/],
    [4, /\bgpus? (?:for|pour|needed|required|necessaires?|minimum)|(?:cards?|cartes?) (?:needed|required|necessaires?|minimum|for)\b|^gpus? /],
    [4, /NUM ou CARDS|CARDS ou|CARDS or|NUM or CARDS/],
    [1, /need|faut|minimum|require|hold|heberger|host/],
  ],
  compare: [
    [5, /(?:HW|MODEL|QUANT|SIZE)(?: \w+){0,3} ?\/? ?\b(?:vs\.?|versus|contre|against|compared? (?:to|with)|face a|par rapport a|ou bien|plutot que)\b/],
    [5, /(?:HW|GB HW|HW GB)(?: (?:COUNTED|GB|d'occasion|used|box|d occasion|neuf|new|\w+)){0,3},? (?:or|ou|ou bien|and|et) (?:(?:an?|une?|the|la|le|two|deux|mini pc|box|single|seule|mac studio|COUNTED|des|NUM|TIMES|x|one) ){0,4}HW/],
    [5, /MODEL(?: \w+){0,2},? (?:or|ou|vs|versus) (?:(?:an?|une?|the|la|le) )?MODEL/],
    [4, /(?:difference|diff) (?:entre|between|d'ecart)?|differences?\b/],
    [4, /(?:faster|quicker|slower|better|cheaper|rapide|lente?|mieux|meilleure?) (?:\w+ )?(?:than|que|qu')/],
    [4, /which (?:one|card|is|of|gpu|model|should|would)|lequel|laquelle|lesquels|which\b.*\b(?:quicker|faster|better)/],
    [3, /should i (?:buy|get|pick|choose|go)|better (?:buy|choice|value|deal|option)|worth (?:it|the)|mieux|vaut|choisir|prendre|acheter|hesite|upgrade|conseill\w*|recommand\w*/],
  ],
  fleet: [
    [4, /REQ PER(?:S|MIN|H)|\bqps\b|\brps\b/],
    [4, /\breplicas?\b|\bfleet\b|\bflotte\b|\bcluster\b|dimensionn\w*|\bsizing\b|\bsize (?:the|a|my|our)\b|autoscal\w*|capacity plan\w*|capacite/],
    [4, /(?:how many|combien de) (?:servers?|serveurs?|nodes?|noeuds?|instances?|machines?|replicas?)/],
    [3, /\bUSERS\b.*(?:each|chacun|TPS)|TPS.*USERS/],
    [2, /\bsla\b|\bslo\b|\bp9[059]\b|peak|pic\b|en prod|in production|traffic|trafic/],
    [2, /(?:REQ|USERS).*(?:how many|combien d).*(?:HW|gpus?|cartes?|cards?|serve)/],
    [2, /(?:what would that|que faut-il|il faut quoi|what do i need|which cluster|quelle infra|infrastructure)/],
  ],
  cost_request: [
    [3, /\bcosts?\b|\bcouts?\b|\bcoute\w*|\bprice\b|\bprix\b|\bbills?\b|facture\w*|\bpay\b|paye\w*|tarif|combien .*(?:\$|€|euros|dollars)|\bbilled\b|how much (?:is|for|does|would|will)|economis\w*|sav(?:e|ing)s?\b/],
    [3, /TOK.*TOK.*MONEY|MONEY.*TOK|TOK.*MONEY|WORDS.*MONEY|NUM \/ NUM|MONEY \/? ?MONEY/],
    [2, /batch api|prompt cach\w*|per (?:call|request|chat)|par (?:appel|requete|conversation)|\btotal\b/],
    [1, /MONEY|\bapi\b|token/],
  ],
  cost_selfhost: [
    [4, /electri\w*|\belec\b|power (?:bill|cost)|consommation|kwh|WATT|courant/],
    [4, /rent\w*|loue\w*|location|dedicated|dedie|self-?host\w*|auto-?heberg\w*|heberg\w* (?:moi|soi|nous)|own (?:server|gpu|hardware)/],
    [3, /(?:monthly|mensuel\w*|per month|par mois|a month|per year|par an).*HW|HW.*(?:monthly|mensuel\w*|per month|par mois|a month|par an)|(?:cost|cout|prix|price).*HW|HW.*(?:cost|cout|coute|prix|price)/],
    [3, /(?:cost|cout|prix|price|\$|MONEY|combien).*(?:per|par|le|du|1|a)\b.{0,4}(?:million|1?m)\b.*(?:HW|TPS)|HW.*(?:per|par|le) .{0,4}(?:million|m tok)/],
    [2, /HW.*MONEY|MONEY.*HW/],
    [2, /\bcosts?\b|\bcouts?\b|coute|bill\b|facture/],
  ],
  breakeven: [
    [5, /break-?even|seuil de rentabilite|point mort|pay ?back|pays? (?:itself )?off|amorti\w*|rentab\w*|rentable/],
    [5, /(?:self-?host\w*|auto-?heberg\w*|own(?:ing)?|our own|my own|serveur|server|on-?prem\w*|local|HW|buying|acheter).*(?:\bapi\b|openai|anthropic|cloud|MODEL).*(?:cheaper|moins cher|beat|save|worth|quand|when|at what)/],
    [4, /(?:at what|a partir de|from what|how many tokens|combien de tokens|quel volume).*(?:cheaper|moins cher|beat|worth|rentab|avantag|save|interessant|bascul|plus cher|gagn)/],
    [4, /(?:cheaper|moins cher|beat|worth|save|vaut|economis\w*).*(?:\bapi\b|openai|self-?host|own server)|(?:\bapi\b|openai|anthropic).*(?:server|serveur|self-?host|own\b|HW).*/],
    [3, /(?:\bapi\b).*(?:self-?host|auto-?heberg|own\b)|(?:self-?host|auto-?heberg)\w* (?:ou|or|vs|versus) (?:\w+ )?(?:api|cloud)/],
  ],
  speculative: [
    [5, /specul\w*|draft(?:ing)?\b|brouillon|acceptance|acceptation|\bmtp\b|eagle|medusa|ebauche|lookahead/],
    [2, /speed-?up|gain|acceler\w*|gamma/],
  ],
  agent_loop: [
    [4, /\bagent\w*|boucle|\bloop\b|multi-?step|\btool (?:call|use)|outil|mcp/],
    [3, /CALLS|(?:calls|appels|steps|etapes|turns|tours)/],
    [2, /CALLS.*(?:TOK|TPS|TIME|MONEY)|NUM (?:x|TIMES) TOK|TIMES TOK/],
    [1, /total|en tout|wall|combien de temps|how long|duree/],
  ],
  reasoning: [
    [5, /think\w*|reason\w*|raisonn\w*|reflexion|reflechi\w*|\bpens(?:e|er|ee|ent|ant)\b|chain of thought|\bcot\b|chaine de pensee/],
    [2, /budget|wait|attend\w*|attente|before (?:the|it)|avant (?:la|de|qu)|effort/],
  ],
  voice: [
    [5, /\bvoice\b|\bvocal\w*|\bvoix\b|\bspoken\b|speech|parole|\btelephon(?:e|ique)\b.*(?:agent|bot|assistant)|callbot|voicebot|phone (?:agent|bot)|\bstt\b|\basr\b|\btts\b|oral/],
    [2, /\bvad\b|conversation\w* natur|turn|synth\w*|barge/],
  ],
  claim_check: [
    [4, /(?:article|blog|post|video|youtube\w*|reddit|thread|vendor|salesman|commercial|marketing|pub\b|advert\w*|publicite|tool \w+|calculators?|paper|headline|site|forum|leaflet|brochure|fournisseur|constructeur|tweet|press)\b.*(?:says?|said|claims?|dit|annonce\w*|pretend\w*|affirme\w*|TPS|GB|legit)/],
    [4, /\bclaims?\b|\bclaimed\b|\bannonce\w*|\bpretend\w*|\baffirme\w*|advertis\w*|\bil parait\b|on (?:m'a dit|lit que|dit que)|supposedly|allegedly|soi-disant/],
    [4, /\blegit\b|credible|plausible|realis(?:tic|te)|\bfake\b|believ\w*|bullshit|\bbs\b|bidon|too good|trop beau|physically|physiquement|c'est pas faux|is it true|that true|c'est vrai|vraiment possible|possible or not|can(?:'?t|not) be right|right\?|correct \?|correct\?|serieux|mensong\w*|intox|arnaque/],
    [2, /\bpossible\b|could gpus do|vrai\b|\btrue\b|exagere/],
    [2, /TPS|TIMES/],
    [1, /GB\b.*\bcorrect/],
  ],
  kv_cache: [
    [5, /\bkv\b|kv[- ]?cache|cache kv|k\/v/],
    [4, /(?:gb|go|memory|memoire|vram|how much|combien de go) (?:de cache |cache )?(?:per|par|each|chaque|for each) (?:user|utilisateur|request|requete|session|seq\w*|stream|token|conversation)/],
    [2, /\bcache\b|mla\b|gqa\b/],
    [1, /context|contexte|TOK/],
  ],
  model_size: [
    [4, /(?:file|download|disk|model|weights?) size|size (?:of|in|on disk)|how (?:big|large|heavy)|\bpese?\w*|poids|taille (?:du|d'un|de|des|en|sur|fait|fichier)|\bdisk\b|\bdisque\b|telecharg\w*|download|espace|storage|stockage|quelle taille|what size|\bsize\b$/],
    [3, /(?:weights?|poids) .*(?:gb|go)\b|(?:gb|go)\b.*(?:weights?|poids)|how many gb|combien de go|combien de memoire|how much memory|memory footprint|empreinte/],
    [3, /(?:SIZE|MODEL).*QUANT.*(?:size|taille|combien de (?:memoire|go)|how (?:big|much (?:space|memory|disk))|GB.*correct|gb\b)/],
    [1, /QUANT|BITS/],
  ],
  hardware_fact: [
    [4, /(?:bandwidth|bande passante|tflops|teraflops|\btdp\b|\bconso\w*|power draw|\bwatt\w*|how much (?:vram|memory|ram)|combien de (?:vram|memoire|ram|go|watts)|memoire (?:de la|d'une|du|de l')|vram (?:of|on|de)|\bspecs?\b|fiche technique|caracteristiques).*HW|HW.*(?:bandwidth|bande passante|tflops|teraflops|\btdp\b|\bconso\w*|power draw|\bwatt|how much (?:vram|memory)|combien de (?:vram|memoire|go|watts)|\bspecs?\b|FLOPS)/],
    [4, /HW.*GBS.*(?:ou|or) GBS|FLOPS.*HW/],
    [1, /dense|sparse|sparsity|nominal/],
  ],
  model_fact: [
    [5, /(?:kv heads?|tetes? kv|\bheads\b|\btetes\b|\blayers?\b|\bcouches?\b|\bexperts?\b|params? (?:actifs|active)|active param\w*|parametres? actifs|native\w*|dtype|\bgqa\b|context (?:length|window|size) of|contexte (?:max\w* )?(?:supporte|natif|de|du|d'entrainement)|max position|vocab\w*|hidden size|how many (?:active |total )?param\w*|combien de (?:milliards|param\w*)|nombre de param\w*|total param\w*).*MODEL|MODEL.*(?:kv heads?|tetes? kv|\bheads\b|\blayers?\b|\bcouches?\b|\bexperts?\b|active param\w*|parametres?|native\w*|dtype|\bgqa\b|vocab\w*|(?:native|max|supported) context|contexte natif|how many param\w*|combien de (?:milliards|param\w*)|\bparams?\b|natively|trained)/],
    [3, /SIZE (?:de |d')?(?:parametres|params)|NUM ou SIZE|SIZE ou SIZE|SIZE or SIZE/],
  ],
  explain_term: [
    [4, /^(?:what(?:'s| is| are| does)|c'est quoi|qu'est[- ]ce que?|que (?:veut|signifie)|explain|explique\w*|define|definition|meaning|why|pourquoi|how (?:does|do|come|is)|comment (?:fonctionne|marche)|a quoi|ca sert|difference|eli5|quelle (?:est la )?difference|tell me about|parle\w*[- ]moi)/],
    [4, /\bc'est quoi\b|veut dire|signifie|\bmeans?\b|\bmeaning\b|\bexplain\w*|explique\w*|\bdefin\w*|\beli5\b|kesako|what the (?:heck|hell)|(?:ca|a quoi) (?:sert|ca sert)|\bstands? for\b|how does .* work|comment (?:ca )?(?:fonctionne|marche)|in (?:simple|plain)/],
    [3, /difference (?:entre|between)|\bvs\b|why (?:do|does|is|are|don't|doesn't)|pourquoi/],
  ],
  sampling: [
    [5, /\btop[-_ ]?[pk]\b|\bmin[-_ ]?p\b|\btemp(?:erature)?\b|nucleus|\bsampl(?:ing|er)s?\b|echantillonn\w*|repetition penalty|penalite|\bgreedy\b|deterministi\w*/],
    [2, /\bprobs?\b|probabilit\w*|survive|candidat\w*|same output|meme (?:reponse|sortie)/],
  ],
  benchmark_how: [
    [5, /bench(?:mark\w*|s|er)?\b|llama-bench|guidellm|genai-perf|aiperf/],
    [4, /(?:how (?:do|can|should|to)|comment).*(?:measure\w*|mesurer?|count|compter|test(?:er)?|calculate|calculer|compute|evaluer)\b/],
    [3, /eval_count|eval_duration|decode rate\?|debit de decodage|(?:mesurer?|measure\w*|tester|comptage)/],
    [2, /how many runs|combien de (?:runs?|essais|repetitions)|p9[059]|percentile|warm-?up|streaming/],
    [3, /TOK.*TIME.*TIME.*(?:decode|decodage)/],
  ],
  out_of_scope: [
    [6, /fine-?tun\w*|finetun\w*|\btrain(?:ing|ed)?\b|entrain(?:er|ement|e)\b|\blora\b|qlora|from scratch|pre-?train\w*|affin(?:er|age)/],
    [6, /stable diffusion|\bsdxl\b|\bflux\b|\bcomfyui\b|images? (?:per|par|generation)|image gen\w*|generer des images|video generation|midjourney|\bwhisper\b.*\btranscri|\bfps\b|gaming|\bjeux?\b|minage|mining|bitcoin|ethereum/],
    [5, /(?:ecri\w*|writes?|redige\w*|code|traduit|translates?|resume|reason\w*) (?:le )?(?:mieux|best|better)|(?:mieux|best|better|meilleur\w*) (?:en|at|for|pour|in) (?:francais|french|english|anglais|coding|code|writing|math\w*|roleplay)|quality of|qualite (?:des|de la) (?:reponses?|ecriture)|smartest|plus intelligent/],
    [6, /ignore (?:all |your |the |previous |tes |les )|oublie (?:tes|toutes|les)|(?:api|bot|secret|ta|your) (?:key|token|cle)|\bcle (?:du|api|secrete)|system prompt|prompt systeme|process\.env|mot de passe|password|you are now|tu es maintenant|drop table|rm -rf|<script|jailbreak|\bdan\b/],
    [5, /\bweather\b|\bmeteo\b|\brecipe\b|\brecette\b|\bpoem\b|\bpoeme\b|\bjoke\b|\bblague\b|restaurant|\bpizza\b|football|horoscope|\bscrap(?:e|es|ing)\b|netflix|freebox|\bvotez?\b|capitale? (?:of|de)|president|\bwrite me\b|ecris[- ]moi|traduis|translate/],
  ],
};

