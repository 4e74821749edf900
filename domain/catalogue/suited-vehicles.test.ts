import { describe, expect, it } from "vitest"
import type { Need } from "#domain/content/visit.ts"
import { rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { MINIMAL_SPECIFICATION } from "#tests/support/minimal-specification.ts"
import { type CandidateVehicle, meetsNeed, suitedVehicles } from "./suited-vehicles.ts"

const ANY: Need = {
  party: "Anyone",
  seats: 2,
  highClearance: false,
  fourWheelDrive: false,
  automatic: false,
  withDriver: false,
  powerful: false,
}
const MAX_VEHICLES = 6
const FLEET: CandidateVehicle[] = seedFleet.vehicles.map(
  ({ id, chauffeurOnly, rates, ...specification }) => ({
    id,
    chauffeurOnly,
    rates: { ...noRates(), oneWeek: rupees(rates.oneWeek) },
    specification: { ...MINIMAL_SPECIFICATION, ...specification },
  }),
)
const idsFor = (...needs: Partial<Need>[]) =>
  suitedVehicles(
    FLEET,
    needs.map((need) => ({ ...ANY, ...need })),
    MAX_VEHICLES,
  ).map(({ vehicles }) => vehicles.map(({ id }) => id))

describe("a vehicle meets a need", () => {
  it.each<[string, Partial<Need>, Partial<CandidateVehicle["specification"]>, boolean]>([
    ["with enough seats", { seats: 7 }, { seats: 7 }, true],
    ["not with a seat too few", { seats: 7 }, { seats: 6 }, false],
    ["not with seats that are not known", { seats: 2 }, { seats: null }, false],
    ["as an SUV if clearance counts", { highClearance: true }, { body: "suv" }, true],
    ["as a pickup if clearance counts", { highClearance: true }, { body: "pickup" }, true],
    ["not as a saloon if clearance counts", { highClearance: true }, { body: "sedan" }, false],
    ["with four driven wheels", { fourWheelDrive: true }, { body: "suv", drive: "4x4" }, true],
    ["not as an SUV with two driven wheels", { fourWheelDrive: true }, { body: "suv" }, false],
    ["with an automatic gearbox", { automatic: true }, { gearbox: "automatic" }, true],
    ["not with a manual one", { automatic: true }, { gearbox: "manual" }, false],
    ["with 1300 cc for long climbs", { powerful: true }, { engineCc: 1300 }, true],
    ["not with less", { powerful: true }, { engineCc: 1299 }, false],
    ["never as a wedding car", {}, { body: "wedding" }, false],
    ["never as a motorbike", {}, { body: "motorbike" }, false],
    ["never as a tuk-tuk", {}, { body: "tuk_tuk" }, false],
  ])("%s", (_, need, known, expected) => {
    const specification = { ...MINIMAL_SPECIFICATION, seats: 9, ...known }
    const vehicle = { id: "one", chauffeurOnly: false, rates: noRates(), specification }
    expect(meetsNeed({ ...ANY, ...need }, vehicle)).toBe(expected)
  })

  it("only if the party travels with a driver, if it always has one", () => {
    const specification = { ...MINIMAL_SPECIFICATION, seats: 26 }
    const coach = { id: "coach", chauffeurOnly: true, rates: noRates(), specification }
    expect(meetsNeed(ANY, coach)).toBe(false)
    expect(meetsNeed({ ...ANY, withDriver: true }, coach)).toBe(true)
  })
})

describe("the vehicles of a guide", () => {
  it("are those that meet the need, cheapest first", () => {
    expect(idsFor({ seats: 9 })).toEqual([
      [
        "nissan-caravan-nv350-9-seater",
        "toyota-kdh-super-gl-flat-roof-van-9-seater",
        "toyota-kdh-hi-roof-van-14-seater",
        "toyota-hiace-super-gl-2-8-van-9-seater",
      ],
    ])
  })

  it("are shared between the needs, and none is chosen twice", () => {
    const [pair = [], family = []] = idsFor({ seats: 4 }, { seats: 9 })
    expect(pair).toEqual(["suzuki-alto-800-manual", "suzuki-alto-japan-auto", "daihatsu-mira-e-s-auto"])
    expect(family).toHaveLength(3)
  })

  it("include more of one need if another has few vehicles", () => {
    const [pair = [], coach = []] = idsFor({ seats: 4 }, { seats: 54, withDriver: true })
    expect([pair.length, coach.length]).toEqual([5, 1])
  })

  it("are assigned first to the need with fewer candidates", () => {
    const [fourSeats, sevenSeats] = idsFor(
      { seats: 4, fourWheelDrive: true },
      { seats: 7, fourWheelDrive: true },
    )
    expect(sevenSeats).toEqual(["mitsubishi-montero-sport", "toyota-land-cruiser-prado-tx-2-8d"])
    expect(fourSeats).toEqual([
      "mitsubishi-l200-double-cab-manual",
      "suzuki-jimny-sierra-4x4",
      "toyota-hilux-revo-double-cab",
    ])
  })

  it("without a rate come last", () => {
    const unpriced = { ...FLEET[0], id: "unpriced", rates: noRates() } as CandidateVehicle // the fleet is not empty
    const groups = suitedVehicles([unpriced, ...FLEET], [{ ...ANY, seats: 5 }], FLEET.length)
    expect(groups[0]?.vehicles.at(-1)?.id).toBe("unpriced")
  })
})

function noRates(): CandidateVehicle["rates"] {
  return {
    oneWeek: null,
    twoWeeks: null,
    threeWeeks: null,
    oneMonth: null,
    threeMonths: null,
    sixMonths: null,
  }
}
