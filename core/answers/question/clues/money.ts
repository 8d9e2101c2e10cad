import { type Clues, clue } from "./clue.js";

const r = String.raw;

/** What it costs. */
export const money: Clues = {
  cost_request: [
    clue(
      3,
      r`costs? | prices? | pricing | bills? | pay | billed | charged | how much (is|for|does|would|will|do i (pay|save)) | sav(e|ing)s? | spend`,
      r`couts? | coute\w* | prix | factur\w* | pay(e|er|ons)\w* | tarif\w* | economis\w* | depens\w* | budget mensuel`,
    ),
    clue(3, r`TOK.*TOK.*MONEY | MONEY.*TOK | TOK.*MONEY | WORDS.*MONEY | NUM \/ NUM | MONEY \/? ?MONEY`),
    clue(
      2,
      r`batch api | prompt cach\w* | per (call|request|chat|conversation) | total`,
      r`par (appel|requete|conversation|echange) | remise`,
    ),
    clue(1, r`MONEY | api | tokens?`, r`jetons?`),
  ],
  cost_selfhost: [
    clue(
      4,
      r`electri\w* | energy | joules? | power (bill|cost) | kwh | wh | WATT`,
      r`elec | energie | consommation | courant | prix de revient`,
    ),
    clue(
      4,
      r`rent(al|ed|ing|s)? | dedicated | self-?host\w* | own (server|gpu|hardware) | on-?prem\w* | lease`,
      r`lou(e|es|ee|er|ons) | location | dedie | auto-?heberg\w* | heberg\w* (moi|soi|nous)\w* | amorti\w*`,
    ),
    clue(
      3,
      r`(monthly|(per|a) (month|year)).*HW | HW.*(monthly|(per|a) (month|year)) | (cost|price).*HW | HW.*(cost|price)`,
      r`(mensuel\w*|par (mois|an)).*HW | HW.*(mensuel\w*|(par|au) (mois|an)) | (cout|prix).*HW | HW.*(cout\w*|prix)`,
    ),
    clue(
      3,
      r`(cost|price|MONEY|\$) ?(\w+ )?(per|\/|a) ?(1 ?)?m(illion)?\b.*(HW|TPS) | HW.*per (1 ?)?m(illion)?`,
      r`(cout|prix|combien).*(du|par|le|au) million.*(HW|TPS) | HW.*(par|le|du) million`,
    ),
    clue(2, r`HW.*MONEY | MONEY.*HW`),
    clue(2, r`costs? | bill`, r`couts? | coute | facture`),
  ],
  breakeven: [
    clue(
      6,
      r`(api|openai|anthropic).* or (rent|buy|own|self-?host)\w* | (rent|buy|own) .*or .*api | subscription`,
      r`(api|openai|anthropic).* ou (lou|achet|heberg)\w* | (lou|achet)\w* .* ou .*api | abonnement`,
    ),
    clue(
      8,
      r`break-?even | pa(y|id) ?back | pays? (itself )?off | roi | crossover`,
      r`seuil de rentabilite | point mort | point d'equilibre | amorti\w* | rentab\w*`,
    ),
    clue(
      5,
      r`(self-?host\w*|own(ing)?|our own|my own|server|on-?prem\w*|local|HW|buy\w*).*(api|openai|anthropic|openrouter|cloud|MODEL).*(cheaper|beat|save|worth|when|at what|flip|crossover|where)`,
      r`(auto-?heberg\w*|serveur|acheter|HW|local).*(api|openai|anthropic|cloud).*(moins cher|quand|gagn\w*|mieux)`,
    ),
    clue(
      4,
      r`(at what|from what|how many tokens|what volume).*(cheaper|beat|worth|save|make sense)`,
      r`(a partir de|combien de tokens|quel volume).*(moins cher|avantag\w*|interessant|bascul\w*|plus cher|gagn\w*)`,
    ),
    clue(
      4,
      r`(cheaper|beat|worth|save).*(api|openai|self-?host|own server) | (api|openai|anthropic).*(server|self-?host\w*|own|HW).* | (api|openai) .*(vs|or|instead of).*(HW|server|local)`,
      r`(moins cher|vaut|economis\w*|gagn\w*).*(api|openai|serveur) | (api|openai|anthropic).*(serveur|auto-?heberg\w*).*`,
    ),
    clue(
      3,
      r`api.*(self-?host\w*|own|local) | (self-?host\w*|local( llm)?) (or|vs|versus) (\w+ )?(api|cloud)`,
      r`api.*auto-?heberg\w* | (auto-?heberg\w*|local) (ou|contre) (\w+ )?(api|cloud)`,
    ),
  ],
};
