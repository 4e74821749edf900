export const LICENCES = ["sriLanka", "foreign"] as const
export const DRIVEN_VEHICLES = ["car", "tukTuk", "bus"] as const

/** Where a licence is from. */
export type Licence = (typeof LICENCES)[number]
/** `car`: a car or a van. */
export type DrivenVehicle = (typeof DRIVEN_VEHICLES)[number]

/** Who may drive what, and how to get the papers. Source: content/licence-rules.json, from docs/facts/rules.md, section 2. */
export type LicenceRules = {
  /** The day on which the sources were read. */
  readOn: string
  /** The age from which the law lets people drive, in years. */
  drivingAge: number
  /** From what age and years of driving no vehicle of the company asks for more. Source: content/faq.json. */
  experience: { age: number; years: number }
  /** One for each licence and vehicle. */
  cases: readonly LicenceCase[]
  ways: readonly PermitWay[]
  /** What the sources do not say, each as a sentence. */
  notKnown: readonly string[]
}

export type LicenceCase = {
  licence: Licence
  vehicle: DrivenVehicle
  /** `papers`: yes, with further papers. `ask`: the rule is not known or not settled. */
  answer: "yes" | "papers" | "ask"
  text: string
  needs: readonly string[]
  /** Ids of `PermitWay`. */
  ways: readonly string[]
}

/** An office that issues a permit, with its steps and documents. */
export type PermitWay = {
  id: string
  name: string
  steps: readonly string[]
  documents: readonly string[]
  note: string
  /** Empty: no present fee was found. */
  fees: readonly { what: string; rupees: number }[]
  /** The day of the source of the fees; null without fees. */
  feesSeen: string | null
  sources: readonly LicenceSource[]
}

/** `seen` is the date of the source as `2025`, `2025-08` or a day; null: it has none. */
export type LicenceSource = { title: string; href: string; seen: string | null }
