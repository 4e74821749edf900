/** The origins of a licence. */
export const LICENCES = ["sriLanka", "foreign"] as const
/** The kinds of vehicles that the rules distinguish. */
export const DRIVEN_VEHICLES = ["car", "tukTuk", "bus"] as const
/** The answer to 'May I drive?'. `papers`: the person needs a further permit. `ask`: the answer is not known or disputed. */
export const LICENCE_ANSWERS = ["yes", "papers", "ask"] as const
/**
 * The reliability of a source, as in docs/facts/rules.md. A: the law, an authority, or a newspaper that names one. B: a company
 * or an established travel guide. C: one blog, or old, or not verified.
 */
export const SOURCE_GRADES = ["A", "B", "C"] as const

/** Whether a licence is from Sri Lanka or from abroad. */
export type Licence = (typeof LICENCES)[number]
/** `car`: a car or a van. */
export type DrivenVehicle = (typeof DRIVEN_VEHICLES)[number]

/**
 * The rules of 'May I drive?': which licence is valid for which vehicle, and how to get a permit. The office edits them. The
 * original values are in content/licence-rules.json; their source is docs/facts/rules.md, section 2.
 */
export type LicenceRules = {
  /** The day on which the sources were read. */
  readOn: string
  /** The age from which the law lets people drive, in years. */
  drivingAge: number
  /**
   * The highest requirements of any vehicle of the company: the age, and the years for which the driver has held a licence. Source:
   * content/faq.json.
   */
  experience: { age: number; years: number }
  /** One case for each combination of licence and vehicle. */
  cases: readonly LicenceCase[]
  /** The offices that issue permits. The property is stored under this name. */
  ways: readonly PermitOffice[]
  /** Open points that the sources do not answer, each as a sentence. */
  notKnown: readonly string[]
}

/** The answer for one licence and vehicle. `needs`: the documents that the driver needs. */
export type LicenceCase = {
  licence: Licence
  vehicle: DrivenVehicle
  answer: (typeof LICENCE_ANSWERS)[number]
  text: string
  needs: readonly string[]
  /** The ids of the offices that issue the permit for this case. */
  ways: readonly string[]
  /** The sources of the answer. Empty: none was noted. */
  sources: readonly LicenceSource[]
}

/** An office that issues a permit, with the steps and documents that the permit needs. */
export type PermitOffice = {
  id: string
  name: string
  steps: readonly string[]
  documents: readonly string[]
  /** The number of months for which the licence from home must still be valid. Null: not known. */
  licenceMonths: number | null
  note: string
  /** Empty: no current fee was found. */
  fees: readonly PermitFee[]
  /** The day of the source of the fees; null without fees. */
  feesSeen: string | null
  sources: readonly LicenceSource[]
}

/** `what`: the name of the fee. `months`: the validity of a permit with this fee. Null: the fee is not for a permit. */
export type PermitFee = { what: string; rupees: number; months: number | null }

/** A source of an answer. `seen`: its date as `2025`, `2025-08` or a day; null: it has none. */
export type LicenceSource = {
  title: string
  href: string
  seen: string | null
  grade: (typeof SOURCE_GRADES)[number]
}
