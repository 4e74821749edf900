import {
  amountField,
  choiceField,
  type FieldValues,
  lineField,
  optionalChoiceField,
  optionalLineField,
  slugField,
} from "./field-rules.ts"

const INPUT_KINDS = ["quantity", "yesOrNo"] as const
const CHARGE_KINDS = ["perDay", "once"] as const
/** Unlimited kilometres are not an extra of the catalogue, because each vehicle has its own price for them. */
const ROLES = ["driver"] as const

/**
 * The editable fields of an extra, each with its rule. `unit` describes what the price is for, as the admin host words it: 'per
 * seat, whole hire'.
 */
export const EXTRA_FIELDS = {
  name: lineField(60),
  price: amountField(),
  unit: lineField(40),
  inputKind: choiceField(INPUT_KINDS),
  charged: choiceField(CHARGE_KINDS),
  role: optionalChoiceField(ROLES),
  description: optionalLineField(300),
} as const

export type ExtraValues = FieldValues<typeof EXTRA_FIELDS>

/** The fields of a new extra. `id` identifies the extra in enquiries, and never changes. */
export const NEW_EXTRA_FIELDS = { ...EXTRA_FIELDS, id: slugField } as const
