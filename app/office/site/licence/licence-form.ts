import { linesIn } from "#app/office/site/contact/contact-form.ts"
import { parseNumber, parseRupees } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import {
  DRIVEN_VEHICLES,
  LICENCES,
  type LicenceCase,
  type LicenceSource,
  type PermitFee,
  type PermitOffice,
} from "#domain/content/licence-rules.ts"
import { MAX_LICENCE_ENTRIES } from "#domain/content/licence-schema.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { groupDigits } from "#lib/group-digits.ts"

export const GENERAL_PARTS = ["readOn", "drivingAge", "experienceAge", "experienceYears"] as const
export const CASE_PARTS = ["answer", "text", "needs", "ways", "sources"] as const
export const OFFICE_PARTS = [
  "name",
  "steps",
  "documents",
  "licenceMonths",
  "fees",
  "feesSeen",
  "note",
  "sources",
] as const
export type GeneralPart = (typeof GENERAL_PARTS)[number]
export type CasePart = (typeof CASE_PARTS)[number]
export type OfficePart = (typeof OFFICE_PARTS)[number]

/** The cases in the order of the form, and the numbers of the offices. */
export const CASES = LICENCES.flatMap((licence) => DRIVEN_VEHICLES.map((vehicle) => ({ licence, vehicle })))
export const OFFICES = Array.from({ length: MAX_LICENCE_ENTRIES.ways }, (_, index) => index + 1)

type Case = Pick<LicenceCase, "licence" | "vehicle">

export const caseField = ({ licence, vehicle }: Case, part: CasePart) => `${licence}-${vehicle}-${part}`
/** `number` counts from 1. 'id' is a hidden field, so that a case keeps its offices when another office is removed. */
export const officeField = (number: number, part: OfficePart | "id") => `office-${number}-${part}`

/** The separator of the parts of a line: `One month | 15,000 | 1`. */
const BAR = " | "
/** The maximum number of parts of a line. */
const LINE_PARTS = { fees: 3, sources: 4 } as const

/**
 * The form of the rules of 'May I drive?'. A list has an entry on each line; an office whose fields are all empty is removed.
 * Cases refer to their offices by number, so that an office can be renamed.
 */
export const LICENCE_FORM: SettingForm<"licence"> = {
  key: "licence",
  fields: [
    ...GENERAL_PARTS,
    ...CASES.flatMap((item) => CASE_PARTS.map((part) => caseField(item, part))),
    ...OFFICES.flatMap((number) =>
      (["id", ...OFFICE_PARTS] as const).map((part) => officeField(number, part)),
    ),
    "notKnown",
  ],
  valuesOf: ({ readOn, drivingAge, experience, cases, ways, notKnown }) => ({
    readOn,
    drivingAge: String(drivingAge),
    experienceAge: String(experience.age),
    experienceYears: String(experience.years),
    ...Object.assign({}, ...cases.map((item) => caseValues(item, ways))),
    ...Object.assign({}, ...OFFICES.map((number) => officeValues(number, ways[number - 1]))),
    notKnown: notKnown.join("\n"),
  }),
  inputOf: (values) => ({
    readOn: textIn(values, "readOn"),
    drivingAge: numberIn(values, "drivingAge"),
    experience: { age: numberIn(values, "experienceAge"), years: numberIn(values, "experienceYears") },
    cases: CASES.map((item) => caseIn(values, item)),
    ways: usedOffices(values).map((number) => officeIn(values, number)),
    notKnown: linesIn(values.notKnown ?? ""),
  }),
  fieldAt: (path, values) => {
    const [list = "", index = "", part = ""] = path.split(".")
    if (list === "experience") return index === "years" ? "experienceYears" : "experienceAge"
    const item = CASES[Number(index)]
    if (list === "cases" && item) return caseField(item, CASE_PARTS.find((name) => name === part) ?? "ways")
    const number = usedOffices(values)[Number(index)]
    if (list === "ways" && number)
      return officeField(number, OFFICE_PARTS.find((name) => name === part) ?? "name")
    return list
  },
  messageFor: (field, { licence: { fieldErrors, tooManyValues } }, values) => {
    const part = field.slice(field.lastIndexOf("-") + 1)
    if (part === "fees" || part === "sources") {
      const most = LINE_PARTS[part]
      const long = linesIn(textIn(values, field)).find((line) => line.split("|").length > most)
      if (long) return tooManyValues(long, most, fieldErrors[part])
    }
    return Object.entries(fieldErrors).find(([name]) => name === part)?.[1] ?? fieldErrors.other
  },
}

/** The numbers of the offices that are not empty. */
export function usedOffices(values: Answers): number[] {
  return OFFICES.filter((number) => OFFICE_PARTS.some((part) => textIn(values, officeField(number, part))))
}

function caseValues(item: LicenceCase, ways: readonly PermitOffice[]): Answers {
  const texts: Record<CasePart, string> = {
    answer: item.answer,
    text: item.text,
    needs: item.needs.join("\n"),
    ways: item.ways.map((id) => ways.findIndex((way) => way.id === id) + 1).join(", "),
    sources: typedSources(item.sources),
  }
  return Object.fromEntries(CASE_PARTS.map((part) => [caseField(item, part), texts[part]]))
}

function caseIn(values: Answers, item: Case) {
  const textOf = (part: CasePart) => textIn(values, caseField(item, part))
  const used = usedOffices(values)
  const idOfNumber = (number: string) => {
    const office = used.find((each) => String(each) === number)
    return office ? idIn(values, office) : `no office ${number}`
  }
  return {
    ...item,
    answer: textOf("answer"),
    text: textOf("text"),
    needs: linesIn(textOf("needs")),
    ways: [...new Set(textOf("ways").split(/[\s,]+/))].filter(Boolean).map(idOfNumber),
    sources: sourcesIn(textOf("sources")),
  }
}

function officeValues(number: number, way: PermitOffice | undefined): Answers {
  const texts: Record<OfficePart | "id", string> = {
    id: way?.id ?? "",
    name: way?.name ?? "",
    steps: way?.steps.join("\n") ?? "",
    documents: way?.documents.join("\n") ?? "",
    licenceMonths: String(way?.licenceMonths ?? ""),
    fees: way?.fees.map(typedFee).join("\n") ?? "",
    feesSeen: way?.feesSeen ?? "",
    note: way?.note ?? "",
    sources: typedSources(way?.sources ?? []),
  }
  return Object.fromEntries(
    (["id", ...OFFICE_PARTS] as const).map((part) => [officeField(number, part), texts[part]]),
  )
}

function officeIn(values: Answers, number: number) {
  const textOf = (part: OfficePart) => textIn(values, officeField(number, part))
  return {
    id: idIn(values, number),
    name: textOf("name"),
    steps: linesIn(textOf("steps")),
    documents: linesIn(textOf("documents")),
    licenceMonths: monthsIn(textOf("licenceMonths")),
    note: textOf("note"),
    fees: linesIn(textOf("fees")).map(feeIn),
    feesSeen: textOf("feesSeen") || null,
    sources: sourcesIn(textOf("sources")),
  }
}

/** The id of an office. A new office gets the first free id. */
function idIn(values: Answers, number: number): string {
  const stored = textIn(values, officeField(number, "id"))
  if (stored) return stored
  const taken = OFFICES.map((each) => textIn(values, officeField(each, "id")))
  const free = OFFICES.map((each) => `office${each}`).filter((id) => !taken.includes(id))
  const isNew = (each: number) => !textIn(values, officeField(each, "id"))
  return free[usedOffices(values).filter(isNew).indexOf(number)] ?? `office${number}`
}

function typedFee({ what, rupees, months }: PermitFee): string {
  return [what, groupDigits(rupees), ...(months === null ? [] : [months])].join(BAR)
}

function feeIn(line: string) {
  const [what = "", rupees = "", months = ""] = partsOf(line, LINE_PARTS.fees)
  return { what, rupees: parseRupees(rupees), months: monthsIn(months) }
}

function typedSources(sources: readonly LicenceSource[]): string {
  return sources.map(({ title, href, seen, grade }) => [title, href, seen ?? "-", grade].join(BAR)).join("\n")
}

function sourcesIn(text: string) {
  return linesIn(text).map((line) => {
    const [title = "", href = "", seen = "", grade = ""] = partsOf(line, LINE_PARTS.sources)
    return { title, href, seen: seen === "-" ? null : seen, grade: grade.toUpperCase() }
  })
}

/** If a line has too many parts, the last one contains the rest, so that the check refuses it. */
function partsOf(line: string, most: number): string[] {
  const parts = line.split("|").map((part) => part.trim())
  return [...parts.slice(0, most - 1), parts.slice(most - 1).join(BAR)]
}

function monthsIn(text: string): number | null {
  return text === "" ? null : parseNumber(text)
}

function numberIn(values: Answers, field: string): number {
  return parseNumber(textIn(values, field))
}

function textIn(values: Answers, field: string): string {
  return values[field]?.trim() ?? ""
}
