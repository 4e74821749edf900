import * as v from "valibot"
import { DRIVEN_VEHICLES, LICENCES, type LicenceRules } from "#domain/content/licence-rules.ts"
import { day, eachOnce, text, texts, whole } from "#domain/content/setting-schemas.ts"
import type { ContentReader } from "./content-reader.ts"

const FILE = "licence-rules.json"

const source = v.strictObject({
  title: text,
  href: v.pipe(text, v.regex(/^https:\/\//, "write an address that begins with https://")),
  seen: v.nullable(
    v.pipe(v.string(), v.regex(/^20\d\d(?:-\d\d){0,2}$/, "write a date as 2025, 2025-08 or 2025-08-03")),
  ),
})

const licenceRulesSchema = v.strictObject({
  readOn: day,
  drivingAge: whole,
  experience: v.strictObject({ age: whole, years: whole }),
  cases: v.pipe(
    v.array(
      v.strictObject({
        licence: v.picklist(LICENCES),
        vehicle: v.picklist(DRIVEN_VEHICLES),
        answer: v.picklist(["yes", "papers", "ask"]),
        text,
        needs: v.array(text),
        ways: v.array(text),
      }),
    ),
    eachOnce(({ licence, vehicle }) => `${licence} ${vehicle}`, "this licence and vehicle are here twice"),
  ),
  ways: v.pipe(
    v.array(
      v.strictObject({
        id: text,
        name: text,
        steps: texts,
        documents: texts,
        note: text,
        fees: v.array(v.strictObject({ what: text, rupees: whole })),
        feesSeen: v.nullable(day),
        sources: v.pipe(v.array(source), v.minLength(1, "write at least one")),
      }),
    ),
    eachOnce(({ id }) => id, "this id is used twice"),
  ),
  notKnown: texts,
})

/** Every licence and vehicle has a case, every case knows its ways, and no fee is without a date. */
export function readLicenceRules(reader: ContentReader): LicenceRules | null {
  const rules = reader.json(FILE, licenceRulesSchema)
  if (!rules) return null
  const isThere = (licence: string, vehicle: string) =>
    rules.cases.some((item) => item.licence === licence && item.vehicle === vehicle)
  for (const licence of LICENCES)
    for (const vehicle of DRIVEN_VEHICLES)
      if (!isThere(licence, vehicle))
        reader.report(FILE, "cases", `there is no case for '${licence}' and '${vehicle}'`)
  rules.cases.forEach(({ ways }, index) => {
    const unknown = ways.find((id) => !rules.ways.some((way) => way.id === id))
    if (unknown) reader.report(FILE, `cases.${index}.ways`, `there is no way '${unknown}'`)
  })
  rules.ways.forEach(({ fees, feesSeen }, index) => {
    if (fees.length > 0 && !feesSeen)
      reader.report(FILE, `ways.${index}.feesSeen`, "write the day of the fees' source")
  })
  return rules
}
