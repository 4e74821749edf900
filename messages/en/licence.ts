import type { DrivenVehicle } from "#domain/content/licence-rules.ts"
import type { DriverAnswer, QuestionField } from "#domain/licence/may-drive.ts"
import { dayText } from "./checked-on.ts"
import { MONTHS } from "./visit.ts"

const fields: Record<QuestionField, string> = {
  country: "Country of your licence",
  age: "Your age",
  years: "Years with a licence",
  vehicle: "What you would drive",
}

const errors: Record<QuestionField, string> = {
  country: "Choose a country from the list.",
  age: "Enter your age in years, like 34.",
  years: "Enter whole years, not more than your age.",
  vehicle: "Choose one from the list.",
}

const vehicles: Record<DrivenVehicle, string> = { car: "A car or a van", tukTuk: "A tuk-tuk", bus: "A bus" }

const answers: Record<DriverAnswer["answer"], string> = {
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
  needs: "What you need",
  ways: "Where to get the paper",
  documents: "Bring",
  fees: (day: string) => `Fees, as reported on ${dayText(day)}`,
  fee: (rupees: number) => `Rs\u00a0${rupees.toLocaleString("en-GB")}`,
  sources: "Sources:",
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
}
