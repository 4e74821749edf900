import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import type { ReplyValues } from "#domain/enquiry/reply-values.ts"
import { rupees } from "#domain/money.ts"
import { addDays, dayOf, type WallTime } from "#domain/rental-period.ts"

type ExampleContext = Omit<ReplyValues, "reference" | "name" | "terms"> & { now: WallTime; kmPerDay: number }

/** The values of an example booking in two weeks, for previews of templates. */
export function exampleReplyValues({ now, kmPerDay, ...context }: ExampleContext): ReplyValues {
  return { ...context, reference: "7K4M-2Q9T", name: "Anna Perera", terms: exampleTerms(now, kmPerDay) }
}

function exampleTerms(now: WallTime, kmPerDay: number): AgreedTerms {
  const pickUpAt = addDays(`${dayOf(now)}T09:00` as WallTime, 14) // a day and a valid time
  const vehicle = { vehicleId: "example", name: "Toyota KDH Hi-Roof Van 14 Seater" }
  return {
    pickUpAt,
    returnAt: addDays(pickUpAt, 10),
    pickUpLocation: "Bandaranaike Airport",
    returnLocation: "Dambulla",
    vehicles: [{ ...vehicle, units: 1 }],
    lines: [
      {
        ...vehicle,
        kind: "vehicle",
        countedIn: "days",
        count: 10,
        unitPrice: rupees(12_000),
        amount: rupees(120_000),
      },
      {
        kind: "extra",
        extraId: "example",
        name: "Child Seat",
        countedIn: "pieces",
        count: 2,
        unitPrice: rupees(3_500),
        amount: rupees(7_000),
      },
      { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) },
    ],
    conditions: { kmPerDay, extraKmRate: rupees(75), hasDriver: false, deposit: rupees(50_000) },
    currency: null,
  }
}
