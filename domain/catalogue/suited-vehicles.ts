import type { Need } from "#domain/content/visit.ts"
import type { Vehicle } from "./vehicle.ts"

/** The properties of a vehicle that decide whether it meets a need, and its rates. */
export type CandidateVehicle = Pick<Vehicle, "id" | "chauffeurOnly" | "rates" | "specification">

/** The vehicles of one need, cheapest first. */
export type SuitedGroup<V extends CandidateVehicle> = { need: Need; vehicles: V[] }

const HIGH_CLEARANCE_BODIES = ["suv", "jeep", "pickup"]
/** The bodies of vehicles for ceremonies or short distances. A guide never suggests them for a journey. */
const UNSUITABLE_BODIES = ["wedding", "limousine", "tuk_tuk", "motorbike"]
const POWERFUL_FROM_CC = 1300

/**
 * A condition of a need. `kind`: the vehicle is not for ceremonies or short distances. `driver`: the customer can drive it, or
 * wants a driver.
 */
export type Condition =
  | "kind"
  | "driver"
  | "seats"
  | "highClearance"
  | "fourWheelDrive"
  | "automatic"
  | "powerful"

/** The conditions of a need that a vehicle does not meet. An unknown property does not meet its condition. */
export function unmetConditions(
  need: Omit<Need, "party">,
  { chauffeurOnly, specification }: Pick<CandidateVehicle, "chauffeurOnly" | "specification">,
): Condition[] {
  const { seats, body, gearbox, drive, engineCc } = specification
  const bodyName = body?.toLowerCase() ?? ""
  const isMet: Record<Condition, boolean> = {
    kind: !UNSUITABLE_BODIES.includes(bodyName),
    driver: need.withDriver || !chauffeurOnly,
    seats: (seats ?? 0) >= need.seats,
    highClearance: !need.highClearance || HIGH_CLEARANCE_BODIES.includes(bodyName),
    fourWheelDrive: !need.fourWheelDrive || drive === "4x4",
    automatic: !need.automatic || gearbox === "automatic",
    powerful: !need.powerful || (engineCc ?? 0) >= POWERFUL_FROM_CC,
  }
  // The keys of a constant table.
  return (Object.keys(isMet) as Condition[]).filter((condition) => !isMet[condition])
}

/** Whether a vehicle meets every condition of a need. */
export function meetsNeed(need: Need, vehicle: CandidateVehicle): boolean {
  return unmetConditions(need, vehicle).length === 0
}

/**
 * The cheapest vehicles for each need, by the daily rate of the shortest rental. The needs take turns, and the need with the
 * fewest vehicles begins. So each need gets a fair share of `maxVehicles`, and no vehicle is chosen twice.
 */
export function suitedVehicles<V extends CandidateVehicle>(
  vehicles: readonly V[],
  needs: readonly Need[],
  maxVehicles: number,
): SuitedGroup<V>[] {
  const cheapestFirst = vehicles.toSorted((one, other) => dayRate(one) - dayRate(other))
  const groups = needs.map((need) => ({
    need,
    candidates: cheapestFirst.filter((vehicle) => meetsNeed(need, vehicle)),
    chosen: [] as V[],
  }))
  const fewestFirst = groups.toSorted((one, other) => one.candidates.length - other.candidates.length)
  const usedVehicles = new Set<V>()
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const { candidates, chosen } of fewestFirst) {
      const cheapest =
        usedVehicles.size < maxVehicles && candidates.find((vehicle) => !usedVehicles.has(vehicle))
      if (!cheapest) continue
      chosen.push(cheapest)
      usedVehicles.add(cheapest)
      isChanged = true
    }
  }
  return groups.map(({ need, chosen }) => ({ need, vehicles: chosen }))
}

function dayRate({ rates }: CandidateVehicle): number {
  return rates.oneWeek ?? Number.POSITIVE_INFINITY
}
