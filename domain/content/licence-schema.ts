import * as v from "valibot"
import {
  DRIVEN_VEHICLES,
  LICENCE_ANSWERS,
  LICENCES,
  type LicenceRules,
  SOURCE_GRADES,
} from "./licence-rules.ts"
import { day, httpsUrl, integer, listUpTo, textUpTo, uniqueBy } from "./setting-schemas.ts"

/** The maximum numbers of entries in lists. `ways`: the permit offices. `lines`: any list of texts, sources or fees. */
export const MAX_LICENCE_ENTRIES = { ways: 6, lines: 12, notKnown: 20 } as const

const line = textUpTo(300)
const text = textUpTo(800)
const lines = listUpTo(line, MAX_LICENCE_ENTRIES.lines)
const nonEmptyLines = v.pipe(lines, v.minLength(1, "write at least one"))
const years = v.pipe(integer, v.maxValue(99, "write 99 or less"))
const months = v.nullable(
  v.pipe(integer, v.minValue(1, "write 1 or more"), v.maxValue(120, "write 120 or less")),
)

const source = v.strictObject({
  title: line,
  href: httpsUrl,
  seen: v.nullable(
    v.pipe(v.string(), v.regex(/^20\d\d(?:-\d\d){0,2}$/, "write a date as 2025, 2025-08 or 2025-08-03")),
  ),
  grade: v.picklist(SOURCE_GRADES),
})
const sources = v.pipe(
  listUpTo(source, MAX_LICENCE_ENTRIES.lines),
  uniqueBy(({ href }) => href, "this address is here twice"),
)

const fee = v.strictObject({
  what: line,
  rupees: v.pipe(
    v.number(),
    v.integer("write whole rupees"),
    v.minValue(0, "write 0 or more"),
    v.maxValue(10_000_000, "write 10000000 or less"),
  ),
  months,
})

const rulesFields = v.strictObject({
  readOn: day,
  drivingAge: years,
  experience: v.strictObject({ age: years, years }),
  cases: v.pipe(
    v.array(
      v.strictObject({
        licence: v.picklist(LICENCES),
        vehicle: v.picklist(DRIVEN_VEHICLES),
        answer: v.picklist(LICENCE_ANSWERS),
        text,
        needs: lines,
        ways: v.array(line),
        sources,
      }),
    ),
    uniqueBy(({ licence, vehicle }) => `${licence} ${vehicle}`, "this licence and vehicle are here twice"),
  ),
  ways: v.pipe(
    listUpTo(
      v.strictObject({
        id: line,
        name: line,
        steps: nonEmptyLines,
        documents: nonEmptyLines,
        licenceMonths: months,
        note: text,
        fees: v.pipe(
          listUpTo(fee, MAX_LICENCE_ENTRIES.lines),
          uniqueBy(({ what }) => what, "this fee is here twice"),
        ),
        feesSeen: v.nullable(day),
        sources: v.pipe(sources, v.minLength(1, "write at least one")),
      }),
      MAX_LICENCE_ENTRIES.ways,
    ),
    uniqueBy(({ id }) => id, "this id is used twice"),
    uniqueBy(({ name }) => name, "this name is used twice"),
  ),
  notKnown: v.pipe(listUpTo(line, MAX_LICENCE_ENTRIES.notKnown), v.minLength(1, "write at least one")),
})

/**
 * Checks that every combination of licence and vehicle has a case, that the permit offices of every case exist, and that every
 * fee has a date.
 */
export const licenceRulesSchema: v.GenericSchema<unknown, LicenceRules> = v.pipe(
  rulesFields,
  v.rawCheck<v.InferOutput<typeof rulesFields>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { keys, message } of contradictions(dataset.value)) {
      addIssue({ message, path: pathOf(dataset.value, keys) })
    }
  }),
)

/** An error that concerns several values. `keys`: the path of the value at which it is reported. */
type Contradiction = { keys: readonly [string | number, ...(string | number)[]]; message: string }

function contradictions({ cases, ways }: LicenceRules): Contradiction[] {
  const missingCases = LICENCES.flatMap((licence) =>
    DRIVEN_VEHICLES.filter(
      (vehicle) => !cases.some((item) => item.licence === licence && item.vehicle === vehicle),
    ).map((vehicle) => `there is no case for '${licence}' and '${vehicle}'`),
  ).map((message): Contradiction => ({ keys: ["cases"], message }))
  const unknownOffices = cases.flatMap((item, index) =>
    item.ways
      .filter((id) => !ways.some((way) => way.id === id))
      .map(
        (id): Contradiction => ({
          keys: ["cases", index, "ways"],
          message: `there is no permit office '${id}'`,
        }),
      ),
  )
  const undatedFees = ways.flatMap(({ fees, feesSeen }, index): Contradiction[] =>
    fees.length > 0 && !feesSeen
      ? [{ keys: ["ways", index, "feesSeen"], message: "write the day of the fees' source" }]
      : [],
  )
  return [...missingCases, ...unknownOffices, ...undatedFees]
}

/** The path of a value for the issue of a schema. */
function pathOf(
  root: unknown,
  [first, ...rest]: Contradiction["keys"],
): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = root
  const item = (key: string | number): v.IssuePathItem => {
    const value = (input as Record<string | number, unknown>)[key] // a key of the value that was checked
    const found = { type: "unknown", origin: "value", input, key, value } as const
    input = value
    return found
  }
  return [item(first), ...rest.map(item)]
}
