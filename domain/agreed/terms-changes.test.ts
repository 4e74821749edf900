import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { addDays } from "#domain/rental-period.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import type { AgreedLine, AgreedTerms } from "./agreed-terms.ts"
import { termsChanges } from "./terms-changes.ts"

const TERMS = sampleAgreed()
const [VEHICLE] = TERMS.vehicles
const delivery: AgreedLine = { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) }
const rack: AgreedLine = { kind: "charge", charge: "other", name: "Roof rack", amount: rupees(1_000) }
const discount: AgreedLine = {
  kind: "discount",
  reason: "Third rental",
  percent: 10,
  amount: rupees(30_600),
}
const withLine = (line: AgreedLine): Partial<AgreedTerms> => ({ lines: [...TERMS.lines, line] })
const total = (to: string) => ({ field: "total", from: "LKR\u00a0306,000.00", to })

describe("the changes between two versions of terms", () => {
  it("are empty between equal terms", () => {
    expect(termsChanges(TERMS, sampleAgreed())).toEqual([])
  })

  it.each<[string, Partial<AgreedTerms>, object[]]>([
    [
      "the return",
      { returnAt: addDays(TERMS.returnAt, 1) },
      [{ field: "returnAt", from: "Tue 29 Dec 2026, 8:00 am", to: "Wed 30 Dec 2026, 8:00 am" }],
    ],
    ["where the customer lives", { livesAbroad: true }, [{ field: "livesAbroad", from: null, to: "yes" }]],
    [
      "a place that is not known any more",
      { returnLocation: "" },
      [{ field: "returnLocation", from: "Dambulla", to: null }],
    ],
    [
      "several units",
      { vehicles: TERMS.vehicles.map((vehicle) => ({ ...vehicle, units: 2 })) },
      [{ field: "vehicle", from: VEHICLE?.name, to: `2 × ${VEHICLE?.name}` }],
    ],
    [
      "a charge",
      withLine(delivery),
      [{ field: "line: delivery", from: null, to: "LKR\u00a04,000.00" }, total("LKR\u00a0310,000.00")],
    ],
    [
      "another charge, by its name",
      withLine(rack),
      [{ field: "line: Roof rack", from: null, to: "LKR\u00a01,000.00" }, total("LKR\u00a0307,000.00")],
    ],
    [
      "a discount with its share and reason",
      withLine(discount),
      [
        { field: "line: discount", from: null, to: "10 % −LKR\u00a030,600.00 (Third rental)" },
        total("LKR\u00a0275,400.00"),
      ],
    ],
    [
      "the currency with its rate",
      { currency: { code: "USD", rate: rupees(302.5) } },
      [{ field: "currency", from: null, to: "USD at LKR\u00a0302.50" }],
    ],
    [
      "unlimited kilometres",
      { conditions: { ...TERMS.conditions, kmPerDay: null } },
      [{ field: "kmADay", from: "100", to: "unlimited" }],
    ],
    [
      "the deposit",
      { conditions: { ...TERMS.conditions, deposit: rupees(30_000) } },
      [{ field: "deposit", from: null, to: "LKR\u00a030,000.00" }],
    ],
  ])("include %s", (_, changes, expected) => {
    // Sets, because the order does not matter.
    expect(new Set(termsChanges(TERMS, { ...TERMS, ...changes }))).toEqual(new Set(expected))
  })

  it("include the quantity, the price and the amount of a line", () => {
    const lines = TERMS.lines.map((line) =>
      line.kind === "vehicle" ? { ...line, unitPrice: rupees(10_000), amount: rupees(170_000) } : line,
    )
    expect(termsChanges(TERMS, { ...TERMS, lines })[0]).toEqual({
      field: `line: ${VEHICLE?.name}`,
      from: "17 × LKR\u00a012,000.00 = LKR\u00a0204,000.00",
      to: "17 × LKR\u00a010,000.00 = LKR\u00a0170,000.00",
    })
  })

  it("include every value of the first terms of an enquiry", () => {
    const changes = termsChanges(null, TERMS)
    expect(changes).toContainEqual({ field: "vehicle", from: null, to: VEHICLE?.name })
    expect(changes).toContainEqual({ field: "total", from: null, to: "LKR\u00a0306,000.00" })
    expect(changes.every(({ from }) => from === null)).toBe(true)
  })
})
