import type { DrivenVehicle } from "#domain/content/licence-rules.ts"

/** The bodies that are not driven with the licence of a car. Coaches count as buses, whose answer is to ask. */
const KINDS: Readonly<Record<string, DrivenVehicle | null>> = {
  tuk_tuk: "tukTuk",
  bus: "bus",
  minibus: "bus",
  motorbike: null,
}

/** The kind of vehicle, for the rules of licences, that a body belongs to. Null where it is unknown, or the rules do not have it. */
export function drivenVehicleOf(body: string | null): DrivenVehicle | null {
  if (!body) return null
  const kind = KINDS[body.toLowerCase()]
  return kind === undefined ? "car" : kind
}
