/** Questions that do get an answer, one of each kind that people come with. */
export const EXAMPLE_QUESTIONS = {
  en: [
    "does Llama 3.3 70B fit on two 4090?",
    "cost of 2000 tokens in and 800 out with GPT-5 mini",
    "what is TTFT?",
  ],
  fr: [
    "Llama 3.3 70B tient-il sur deux 4090 ?",
    "coût de 2000 tokens en entrée et 800 en sortie avec GPT-5 mini",
    "c’est quoi le TTFT ?",
  ],
} as const;
