import {
  DRIVEN_VEHICLES,
  type DrivenVehicle,
  type Licence,
  type LicenceCase,
  type LicenceRules,
  type LicenceSource,
  type PermitOffice,
} from "#domain/content/licence-rules.ts"

/** The ISO 3166 code of Sri Lanka. */
const SRI_LANKA = "LK"
/** In years. A higher age is treated as a typing error. */
const MAX_AGE = 110

/** The question as submitted. `country` is an ISO 3166 code; null: not answered, or invalid. */
export type DriverQuestion = {
  country: string | null
  /** In years. */
  age: number | null
  /** The number of whole years for which the person has held the licence. */
  yearsHeld: number | null
  vehicle: DrivenVehicle
  /** The first day of the rental, `YYYY-MM-DD` in Sri Lanka; null: not answered, or invalid. */
  day: string | null
}

/** The query parameters of a question, in the order of its form. */
export const QUESTION_FIELDS = ["country", "age", "years", "vehicle", "day"] as const
export type QuestionField = (typeof QUESTION_FIELDS)[number]

/** The answer to a question. */
export type DriverAnswer = Pick<LicenceCase, "text" | "needs"> & {
  /** `tooYoung`: the person is younger than the law or the company allows. */
  verdict: LicenceCase["answer"] | "tooYoung"
  licence: Licence
  /** Whether some vehicles require a higher age or more years of driving than the person has. */
  mayNeedExperience: boolean
  /** The offices that issue the permit that the person needs. */
  permitOffices: readonly PermitOffice[]
  sources: readonly LicenceSource[]
}

/**
 * Parses the query. Never fails: an invalid value becomes null (an invalid vehicle becomes a car), and its field is listed in
 * `invalidFields`. `today` is the current day in Sri Lanka. An earlier `day` is invalid.
 */
export function parseQuestion(
  params: URLSearchParams,
  countries: readonly string[],
  today: string,
): { question: DriverQuestion; invalidFields: QuestionField[] } {
  const invalidFields: QuestionField[] = []
  const read = <T>(field: QuestionField, parse: (text: string) => T | null): T | null => {
    const text = params.get(field)?.trim() ?? ""
    const value = text === "" ? null : parse(text)
    if (text !== "" && value === null) invalidFields.push(field)
    return value
  }
  const country = read("country", (text) => countries.find((code) => code === text.toUpperCase()) ?? null)
  const age = read("age", (text) => wholeNumber(text, 1, MAX_AGE))
  const yearsHeld = read("years", (text) => wholeNumber(text, 0, age ?? MAX_AGE))
  const vehicle = read("vehicle", (text) => DRIVEN_VEHICLES.find((name) => name === text) ?? null)
  const day = read("day", (text) => (isDay(text) && text >= today ? text : null))
  return { question: { country, age, yearsHeld, vehicle: vehicle ?? "car", day }, invalidFields }
}

/** Whether a text is an existing day of this century. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/**
 * The same day of a later month, or the last day of that month if it has no such day: a month after 31 January is 28 February.
 * Days are `YYYY-MM-DD`.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

function wholeNumber(text: string, min: number, max: number): number | null {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : null
  return number !== null && number >= min && number <= max ? number : null
}

/**
 * Answers whether a person may drive.
 * @param minimumAge the minimum age of the company, in years
 * @returns null without a country, because the answer depends on it
 */
export function mayDrive(
  { country, age, yearsHeld, vehicle }: DriverQuestion,
  rules: LicenceRules,
  minimumAge: number,
): DriverAnswer | null {
  if (!country) return null
  const licence: Licence = country === SRI_LANKA ? "sriLanka" : "foreign"
  const licenceCase = rules.cases.find((item) => item.licence === licence && item.vehicle === vehicle)
  if (!licenceCase) return null
  const isTooYoung = age !== null && age < Math.max(rules.drivingAge, minimumAge)
  return {
    verdict: isTooYoung ? "tooYoung" : licenceCase.answer,
    text: licenceCase.text,
    needs: licenceCase.needs,
    sources: licenceCase.sources,
    licence,
    mayNeedExperience:
      !isTooYoung &&
      ((age !== null && age < rules.experience.age) ||
        (yearsHeld !== null && yearsHeld < rules.experience.years)),
    permitOffices: licenceCase.ways.flatMap((id) => rules.ways.find((office) => office.id === id) ?? []),
  }
}
