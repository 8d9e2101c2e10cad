import { type Clues, clue } from "./clue.js";

const r = String.raw;

/** What is not ours: training, pictures, quality, other subjects, and attempts to steer a model that is not there. */
export const scope: Clues = {
  out_of_scope: [
    clue(
      14,
      r`fine-?tun\w* | train(ing)?(?! data) | q?lora | from scratch | pre-?train\w*`,
      r`finetun\w* | (pre-?)?entrain\w* | affin(er|age)`,
    ),
    clue(
      7,
      r`stable diffusion | sdxl | flux(\.1)? (dev|schnell|images?|lora|pro) | comfyui | images? (per|generation) | image gen\w* | video generation | midjourney | fps | gaming | play(s|ing)? | games? | mining | bitcoin | video edit\w* | blender | photoshop | cyberpunk | minecraft | fortnite`,
      r`generer des (images|videos) | d'ips | images? par | jeux? | jouer | miner | montage video | minage | ethereum`,
    ),
    clue(
      6,
      r`(write|code|translate|reason|summari[sz]e)s? (better|best|well) | (better|best|good) (at|for|in) (\w+ )?(french|coding|code|writing|math\w*|roleplay|translation|rust|python) | quality of | smart(er|est) | (llm|model) (for|to) (writ|cod|translat|learn|roleplay|chat)\w* | most intelligent | hallucinat\w* | (best|good) (llm|model) (for|to) (?!.{0,14}(HW|SIZE|GB|mac|pc|laptop|vram|gpu|cpu)).*`,
      r`(ecri|traduit|resume|code)\w* (le )?mieux | (mieux|meilleur\w*) (en|pour) (le |la |l')?(francais|anglais|code\w*|math\w*|traduction|redaction) | qualite (des|de la) (reponses?|ecriture) | (llm|modele) pour (ecrire|rediger|coder|traduire|apprendre|discuter|jouer) | plus intelligent\w* | (meilleur|bon) (llm|modele) pour (?!.{0,14}(HW|SIZE|GB|mac|pc|portable|vram|gpu|cpu|carte)).*`,
    ),
    clue(
      10,
      r`(better|smarter|worse) (than .{0,20})?(at|in|for) (math\w*|coding|code|french|writing|reasoning|translation|roleplay)`,
      r`(meilleure?|plus fort|moins bon) (que .{0,20})?(en|pour (le|la|les|l'|coder|ecrire)) ?(math\w*|code|francais|redaction|traduction)?`,
    ),
    clue(
      7,
      r`ignore (all |your |the |my )*(previous|prior|above|instructions?|rules) | (api|bot|secret) (key|token) | your (key|token|password|instructions) | system prompt and | (print|reveal|show|repeat) .*system prompt | process\.env | passwords? | you are now | (act|behave) as an? | drop table | rm -rf | jailbreak | dan`,
      r`oubli\w* (tes|toutes|les) | cle (du|api|secrete) | (donne|affiche|revele|montre)\w* .*(prompt systeme|instructions|mot de passe) | mot de passe | tu es maintenant`,
    ),
    clue(
      6,
      r`money back | refund\w* | warranty | weather | recipe | poem | jokes? | restaurant | pizza | football | horoscope | scrap(e|es|ing) | netflix | capital of | president | write me | world cup | movie`,
      r`(me|se|te) (faire )?rembours\w* | garantie | meteo | recette | poeme | blagues? | freebox | votez? | capitale d\w* | ecris[- ]moi | traduis | raconte`,
    ),
  ],
};
