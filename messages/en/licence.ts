import type { DrivenVehicle, LicenceSource } from "#domain/content/licence-rules.ts"
import type { DriverAnswer, QuestionField } from "#domain/licence/may-drive.ts"
import { MONTH_NAMES as MONTHS } from "#lib/month-names.ts"
import { dayText } from "./checked-on.ts"
import { formatCount } from "./format-count.ts"

const fields: Record<QuestionField, string> = {
  country: "Country of your licence",
  age: "Your age",
  years: "Years with a licence",
  vehicle: "What you would drive",
  day: "First day of the rental",
}

const errors: Record<QuestionField, string> = {
  country: "Choose a country from the list.",
  age: "Enter your age in years, like 34.",
  years: "Enter whole years, not more than your age.",
  vehicle: "Choose one from the list.",
  day: "Choose a day from today on.",
}

const vehicles: Record<DrivenVehicle, string> = { car: "A car or a van", tukTuk: "A tuk-tuk", bus: "A bus" }

const answers: Record<DriverAnswer["verdict"], string> = {
  yes: "Yes, you may drive",
  papers: "Yes, with a Sri Lankan paper",
  ask: "Ask us first",
  tooYoung: "Not yet",
}

export const licence = {
  page: {
    name: "May I drive in Sri Lanka?",
    description:
      "Which papers you need to drive a hired car, van or tuk-tuk in Sri Lanka: licence, permit, the desk at the airport, documents and dated fees.",
  },
  title: "May I drive?",
  lead: "Tell us where your licence is from, and read what you need to drive here, where to get it and what it costs.",
  form: {
    label: "Your licence",
    ...fields,
    choose: "Choose a country",
    vehicles,
    submit: "Show what I need",
  },
  errors,
  countryFirst: "Choose the country of your licence. The answer depends on it.",
  answers,
  tooYoung: (age: number) =>
    `We rent to drivers from ${age} years. You can have a vehicle with a driver at any age.`,
  experience: ({ age, years }: { age: number; years: number }) =>
    `Some vehicles ask for up to ${age} years of age or ${years} years of driving. Tell us both when you ask.`,
  requirements: "What you need",
  permitIssuers: "Where to get the paper",
  documents: "Bring",
  fees: (day: string) => `Fees, as reported on ${dayText(day)}.`,
  fee: (rupees: number) => `Rs\u00a0${rupees.toLocaleString("en-GB")}`,
  feeFor: "Permit",
  feeAmount: "Fee",
  validUntil: "Valid until about",
  day: dayText,
  /** The text for a permit that is issued on the first day of the rental. */
  permitFrom: (day: string) => `For a permit from ${dayText(day)}.`,
  licenceUntil: (months: number, day: string, until: string) =>
    `This office asks for a licence from home that is valid for ${formatCount(months, "more month", "more months")}: for a permit from ${dayText(day)}, until ${dayText(until)}.`,
  dayAfterSources: (day: string, readOn: string) =>
    `Your first day is ${dayText(day)}. We know fees and rules as of ${dayText(readOn)}; they may have changed by then.`,
  sources: "Sources:",
  grades: {
    A: "the law, an authority, or a newspaper that names one",
    B: "a company or a travel guide",
    C: "one blog, or old, or not verified",
  } satisfies Record<LicenceSource["grade"], string>,
  /** `2025` is '2025', `2025-08` 'August 2025'. */
  seen: (date: string | null) => {
    if (date === null) return "without a date"
    const [year, month, day] = date.split("-")
    if (day) return dayText(date)
    return month ? `${MONTHS[Number(month) - 1]} ${year}` : `${year}`
  },
  ask: "Ask us",
  notKnown: "What we do not know",
  readOn: (day: string) =>
    `We read the sources on ${dayText(day)}. Rules and fees change: ask the issuing office before you travel.`,
  link: "May I drive? Licences and permits",
  linkOfVehicle: "May I drive it? Licences and permits",
}
