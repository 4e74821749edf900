/** The number of vehicles that fit side by side. Source: docs/requirements.md, R5.9. */
export const MAX_COMPARED = 4

const MAX_ID_LENGTH = 200
/** The maximum number of ids that are read. No page of the site writes more. */
const MAX_IDS = 60

/**
 * The ids of a query, each once, in order: `ids=a,b` of a link, and `ids=a&ids=b` of a form. An id with a comma cannot be compared.
 */
export function readComparedIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(",")).map((id) => id.trim())
  return [...new Set(ids)].filter((id) => id !== "" && id.length <= MAX_ID_LENGTH).slice(0, MAX_IDS)
}

/** The vehicles to compare: those that are shown, those beyond the limit, and the number of unknown ids. */
export type ComparedVehicles<V> = { shownVehicles: V[]; omittedVehicles: V[]; unknownCount: number }

/** Finds the vehicles of ids. Only the first four that exist are shown. */
export function findComparedVehicles<V extends { id: string }>(
  ids: readonly string[],
  fleet: readonly V[],
): ComparedVehicles<V> {
  const found = ids.flatMap((id) => fleet.find((vehicle) => vehicle.id === id) ?? [])
  return {
    shownVehicles: found.slice(0, MAX_COMPARED),
    omittedVehicles: found.slice(MAX_COMPARED),
    unknownCount: ids.length - found.length,
  }
}
