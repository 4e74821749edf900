import {
  amountFact,
  choiceFact,
  type FactsOf,
  lineFact,
  optionalChoiceFact,
  optionalLineFact,
  slugFact,
} from "./facts.ts"

const INPUT_KINDS = ["quantity", "yesOrNo"] as const
const CHARGE_KINDS = ["perDay", "once"] as const
/** Unlimited kilometres are not an extra of the catalogue, because each vehicle has its own price for them. */
const ROLES = ["driver"] as const

/** The editable facts of an extra. `unit` describes what the price is for, as the admin host words it: 'per seat, whole hire'. */
export const EXTRA_FACTS = {
  name: lineFact(60),
  price: amountFact(),
  unit: lineFact(40),
  inputKind: choiceFact(INPUT_KINDS),
  charged: choiceFact(CHARGE_KINDS),
  role: optionalChoiceFact(ROLES),
  description: optionalLineFact(300),
} as const

export type ExtraFacts = FactsOf<typeof EXTRA_FACTS>

/** `id` identifies it in enquiries, and never changes. */
export const NEW_EXTRA_FACTS = { ...EXTRA_FACTS, id: slugFact } as const
