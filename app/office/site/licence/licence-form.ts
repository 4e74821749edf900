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

export const GENERAL_FIELDS = ["readOn", "drivingAge", "experienceAge", "experienceYears"] as const
export const CASE_FIELDS = ["answer", "text", "needs", "ways", "sources"] as const
export const OFFICE_FIELDS = [
  "name",
  "steps",
  "documents",
  "licenceMonths",
  "fees",
  "feesSeen",
  "note",
  "sources",
] as const
export type GeneralField = (typeof GENERAL_FIELDS)[number]
export type CaseField = (typeof CASE_FIELDS)[number]
export type OfficeField = (typeof OFFICE_FIELDS)[number]

// In the setting, `ways` are the offices that issue permits, and `feesSeen` is the day of the source of their fees.

/** The cases in the order of the form, and the numbers of the offices. */
export const CASES = LICENCES.flatMap((licence) => DRIVEN_VEHICLES.map((vehicle) => ({ licence, vehicle })))
export const OFFICES = Array.from({ length: MAX_LICENCE_ENTRIES.ways }, (_, index) => index + 1)

type Case = Pick<LicenceCase, "licence" | "vehicle">

export const caseField = ({ licence, vehicle }: Case, part: CaseField) => `${licence}-${vehicle}-${part}`
/** `number` counts from 1. 'id' is a hidden field, so that a case keeps its offices when another office is removed. */
export const officeField = (number: number, part: OfficeField | "id") => `office-${number}-${part}`

/** The separator of the values in a line: `One month | 15,000 | 1`. */
const SEPARATOR = " | "
/** The maximum number of values in a line. */
const MAX_LINE_VALUES = { fees: 3, sources: 4 } as const

/**
 * The form of the rules of 'May I drive?'. A list has an entry on each line; an office whose fields are all empty is removed.
 * Cases refer to their offices by number, so that an office can be renamed.
 */
export const LICENCE_FORM: SettingForm<"licence"> = {
  key: "licence",
  fields: [
    ...GENERAL_FIELDS,
    ...CASES.flatMap((item) => CASE_FIELDS.map((part) => caseField(item, part))),
    ...OFFICES.flatMap((number) =>
      (["id", ...OFFICE_FIELDS] as const).map((part) => officeField(number, part)),
    ),
    "notKnown",
  ],
  toFormValues: ({ readOn, drivingAge, experience, cases, ways, notKnown }) => ({
    readOn,
    drivingAge: String(drivingAge),
    experienceAge: String(experience.age),
    experienceYears: String(experience.years),
    ...Object.assign({}, ...cases.map((item) => caseValues(item, ways))),
    ...Object.assign({}, ...OFFICES.map((number) => officeValues(number, ways[number - 1]))),
    notKnown: notKnown.join("\n"),
  }),
  toInput: (values) => ({
    readOn: textIn(values, "readOn"),
    drivingAge: numberIn(values, "drivingAge"),
    experience: { age: numberIn(values, "experienceAge"), years: numberIn(values, "experienceYears") },
    cases: CASES.map((item) => readCase(values, item)),
    ways: usedOffices(values).map((number) => readOffice(values, number)),
    notKnown: linesIn(values.notKnown ?? ""),
  }),
  fieldForPath: (path, values) => {
    const [list = "", index = "", part = ""] = path.split(".")
    if (list === "experience") return index === "years" ? "experienceYears" : "experienceAge"
    const item = CASES[Number(index)]
    if (list === "cases" && item) return caseField(item, CASE_FIELDS.find((name) => name === part) ?? "ways")
    const number = usedOffices(values)[Number(index)]
    if (list === "ways" && number)
      return officeField(number, OFFICE_FIELDS.find((name) => name === part) ?? "name")
    return list
  },
  messageFor: (field, { licence: { fieldErrors, tooManyValues } }, values) => {
    const part = field.slice(field.lastIndexOf("-") + 1)
    if (part === "fees" || part === "sources") {
      const maxCount = MAX_LINE_VALUES[part]
      const longLine = linesIn(textIn(values, field)).find((line) => line.split("|").length > maxCount)
      if (longLine) return tooManyValues(longLine, maxCount, fieldErrors[part])
    }
    return Object.entries(fieldErrors).find(([name]) => name === part)?.[1] ?? fieldErrors.other
  },
}

/** The numbers of the offices that are not empty. */
export function usedOffices(values: Answers): number[] {
  return OFFICES.filter((number) => OFFICE_FIELDS.some((part) => textIn(values, officeField(number, part))))
}

function caseValues(item: LicenceCase, ways: readonly PermitOffice[]): Answers {
  const texts: Record<CaseField, string> = {
    answer: item.answer,
    text: item.text,
    needs: item.needs.join("\n"),
    ways: item.ways.map((id) => ways.findIndex((way) => way.id === id) + 1).join(", "),
    sources: formatSources(item.sources),
  }
  return Object.fromEntries(CASE_FIELDS.map((part) => [caseField(item, part), texts[part]]))
}

function readCase(values: Answers, item: Case) {
  const textOf = (part: CaseField) => textIn(values, caseField(item, part))
  const usedNumbers = usedOffices(values)
  // An unknown number becomes an id that no office has, so that `checkSetting` refuses it.
  const officeIdForNumber = (number: string) => {
    const office = usedNumbers.find((each) => String(each) === number)
    return office ? officeId(values, office) : `no office ${number}`
  }
  return {
    ...item,
    answer: textOf("answer"),
    text: textOf("text"),
    needs: linesIn(textOf("needs")),
    ways: [...new Set(textOf("ways").split(/[\s,]+/))].filter(Boolean).map(officeIdForNumber),
    sources: parseSources(textOf("sources")),
  }
}

function officeValues(number: number, way: PermitOffice | undefined): Answers {
  const texts: Record<OfficeField | "id", string> = {
    id: way?.id ?? "",
    name: way?.name ?? "",
    steps: way?.steps.join("\n") ?? "",
    documents: way?.documents.join("\n") ?? "",
    licenceMonths: String(way?.licenceMonths ?? ""),
    fees: way?.fees.map(formatFee).join("\n") ?? "",
    feesSeen: way?.feesSeen ?? "",
    note: way?.note ?? "",
    sources: formatSources(way?.sources ?? []),
  }
  return Object.fromEntries(
    (["id", ...OFFICE_FIELDS] as const).map((part) => [officeField(number, part), texts[part]]),
  )
}

function readOffice(values: Answers, number: number) {
  const textOf = (part: OfficeField) => textIn(values, officeField(number, part))
  return {
    id: officeId(values, number),
    name: textOf("name"),
    steps: linesIn(textOf("steps")),
    documents: linesIn(textOf("documents")),
    licenceMonths: parseMonths(textOf("licenceMonths")),
    note: textOf("note"),
    fees: linesIn(textOf("fees")).map(parseFee),
    feesSeen: textOf("feesSeen") || null,
    sources: parseSources(textOf("sources")),
  }
}

/** The id of an office. A new office gets the first free id. */
function officeId(values: Answers, number: number): string {
  const stored = textIn(values, officeField(number, "id"))
  if (stored) return stored
  const takenIds = OFFICES.map((each) => textIn(values, officeField(each, "id")))
  const freeIds = OFFICES.map((each) => `office${each}`).filter((id) => !takenIds.includes(id))
  const isNew = (each: number) => !textIn(values, officeField(each, "id"))
  return freeIds[usedOffices(values).filter(isNew).indexOf(number)] ?? `office${number}`
}

function formatFee({ what, rupees, months }: PermitFee): string {
  return [what, groupDigits(rupees), ...(months === null ? [] : [months])].join(SEPARATOR)
}

function parseFee(line: string) {
  const [what = "", rupees = "", months = ""] = splitLine(line, MAX_LINE_VALUES.fees)
  return { what, rupees: parseRupees(rupees), months: parseMonths(months) }
}

function formatSources(sources: readonly LicenceSource[]): string {
  return sources
    .map(({ title, href, seen, grade }) => [title, href, seen ?? "-", grade].join(SEPARATOR))
    .join("\n")
}

/** Parses lines of title, URL, date of the source (`-`: it has none) and grade. */
function parseSources(text: string) {
  return linesIn(text).map((line) => {
    const [title = "", href = "", seen = "", grade = ""] = splitLine(line, MAX_LINE_VALUES.sources)
    return { title, href, seen: seen === "-" ? null : seen, grade: grade.toUpperCase() }
  })
}

/** Splits a line into its values. The last value contains the rest of a line with too many, so that `checkSetting` refuses it. */
function splitLine(line: string, maxCount: number): string[] {
  const values = line.split("|").map((part) => part.trim())
  return [...values.slice(0, maxCount - 1), values.slice(maxCount - 1).join(SEPARATOR)]
}

function parseMonths(text: string): number | null {
  return text === "" ? null : parseNumber(text)
}

function numberIn(values: Answers, field: string): number {
  return parseNumber(textIn(values, field))
}

function textIn(values: Answers, field: string): string {
  return values[field]?.trim() ?? ""
}
