import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"

/**
 * The vehicles that suit a road: of each category or vehicle that the guide names, in turn, so that the best-suited
 * comes first and every kind is shown. An id that the catalogue does not have suits nothing.
 */
export function suitableVehicles(
  vehicles: readonly ListedVehicle[],
  ids: readonly string[],
  atMost: number,
): ListedVehicle[] {
  const kinds = ids.map((id) => vehicles.filter((vehicle) => vehicle.id === id || vehicle.categoryId === id))
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, round) => kinds.flatMap((kind) => kind[round] ?? []))
  return [...new Set(inTurn.flat())].slice(0, atMost)
}
