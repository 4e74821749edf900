import { type FactsOf, idsFact, lineFact, optionalLineFact, slugFact } from "./facts.ts"

/** The editable facts of a category. */
export const CATEGORY_FACTS = {
  name: lineFact(60),
  description: optionalLineFact(200),
  extrasNotOffered: idsFact,
} as const

export type CategoryFacts = FactsOf<typeof CATEGORY_FACTS>

/** `id` is the last segment of its path, `/carlist/{id}`, and never changes. */
export const NEW_CATEGORY_FACTS = { ...CATEGORY_FACTS, id: slugFact } as const
