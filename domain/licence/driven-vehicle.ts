import type { DrivenVehicle } from "#domain/content/licence-rules.ts"

/** The bodies that need another licence than that of a car. Coaches count as buses, for which the answer is to ask. */
const KINDS: Readonly<Record<string, DrivenVehicle | null>> = {
  tuk_tuk: "tukTuk",
  bus: "bus",
  minibus: "bus",
  motorbike: null,
}

/** The kind of vehicle of a body, as the licence rules name it. Null if the body is unknown or the rules do not contain it. */
export function drivenVehicleOf(body: string | null): DrivenVehicle | null {
  if (!body) return null
  const kind = KINDS[body.toLowerCase()]
  return kind === undefined ? "car" : kind
}
