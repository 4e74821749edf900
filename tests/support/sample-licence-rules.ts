import {
  DRIVEN_VEHICLES,
  LICENCES,
  type LicenceRules,
  type PermitOffice,
} from "#domain/content/licence-rules.ts"

/** Rules with a case for each licence and vehicle. The only entry of `ways` is an office that charges a fee. */
export function sampleLicenceRules(office: Partial<PermitOffice> = {}): LicenceRules {
  return {
    readOn: "2026-11-21",
    drivingAge: 18,
    experience: { age: 23, years: 2 },
    cases: LICENCES.flatMap((licence) =>
      DRIVEN_VEHICLES.map((vehicle) => ({
        licence,
        vehicle,
        answer: licence === "sriLanka" ? ("yes" as const) : ("papers" as const),
        text: `The answer for ${licence} and ${vehicle}.`,
        needs: ["A licence"],
        ways: licence === "sriLanka" ? [] : ["desk"],
        sources: [],
      })),
    ),
    ways: [
      {
        id: "desk",
        name: "The desk",
        steps: ["Go there"],
        documents: ["Passport"],
        licenceMonths: 12,
        note: "Open all day.",
        fees: [{ what: "One month", rupees: 15_000, months: 1 }],
        feesSeen: "2025-11-20",
        sources: [{ title: "A newspaper", href: "https://news.example/", seen: "2025-11", grade: "A" }],
        ...office,
      },
    ],
    notKnown: ["Much."],
  }
}
