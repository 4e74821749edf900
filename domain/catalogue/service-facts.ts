import { amountFact, choiceFact, type FactsOf, lineFact, optionalLineFact, slugFact } from "./facts.ts"

export const ASKED = ["quantity", "yesOrNo"] as const

/** What the office says of an extra. `unit` says in words what the price is for: 'per seat, whole hire'. */
export const SERVICE_FACTS = {
  name: lineFact(60),
  price: amountFact(),
  unit: lineFact(40),
  asks: choiceFact(ASKED),
  description: optionalLineFact(300),
} as const

export type ServiceFacts = FactsOf<typeof SERVICE_FACTS>

/** `id` is what enquiries name it by, for good. */
export const NEW_SERVICE_FACTS = { ...SERVICE_FACTS, id: slugFact } as const
