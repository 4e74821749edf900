import { type FactsOf, idsFact, lineFact, optionalLineFact, slugFact } from "./facts.ts"

/** What the office says of a class of vehicles. */
export const CATEGORY_FACTS = {
  name: lineFact(60),
  description: optionalLineFact(200),
  extrasNotOffered: idsFact,
} as const

export type CategoryFacts = FactsOf<typeof CATEGORY_FACTS>

/** `id` is the last part of its address, `/carlist/{id}`, for good. */
export const NEW_CATEGORY_FACTS = { ...CATEGORY_FACTS, id: slugFact } as const
