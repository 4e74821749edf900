export const LICENCES = ["sriLanka", "foreign"] as const
export const DRIVEN_VEHICLES = ["car", "tukTuk", "bus"] as const
/** Whether the rule lets a driver drive. `papers`: yes, with further papers. `ask`: it is not known or not settled. */
export const LICENCE_ANSWERS = ["yes", "papers", "ask"] as const
/**
 * How far a source is to be trusted, as in docs/facts/rules.md. A: the law, an authority, or a newspaper that names one. B: a company or
 * an established travel guide. C: one blog, or old, or not verified.
 */
export const SOURCE_GRADES = ["A", "B", "C"] as const

/** Where a licence is from. */
export type Licence = (typeof LICENCES)[number]
/** `car`: a car or a van. */
export type DrivenVehicle = (typeof DRIVEN_VEHICLES)[number]

/**
 * Who may drive what, and how to get the papers. The office edits it; until then it is content/licence-rules.json, from
 * docs/facts/rules.md, section 2.
 */
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
  /** Open points that the sources do not answer, each as a sentence. */
  notKnown: readonly string[]
}

export type LicenceCase = {
  licence: Licence
  vehicle: DrivenVehicle
  answer: (typeof LICENCE_ANSWERS)[number]
  text: string
  needs: readonly string[]
  /** Ids of `PermitWay`. */
  ways: readonly string[]
  /** Of the answer. Empty: none was noted. */
  sources: readonly LicenceSource[]
}

/** An office that issues a permit, with its steps and documents. */
export type PermitWay = {
  id: string
  name: string
  steps: readonly string[]
  documents: readonly string[]
  /** For how many more months the licence from home must be valid; null: not known. */
  licenceMonths: number | null
  note: string
  /** Empty: no present fee was found. */
  fees: readonly PermitFee[]
  /** The day of the source of the fees; null without fees. */
  feesSeen: string | null
  sources: readonly LicenceSource[]
}

/** `months`: for how long the permit of this fee is valid; null: the fee is for something else. */
export type PermitFee = { what: string; rupees: number; months: number | null }

/** `seen` is the date of the source as `2025`, `2025-08` or a day; null: it has none. */
export type LicenceSource = {
  title: string
  href: string
  seen: string | null
  grade: (typeof SOURCE_GRADES)[number]
}
