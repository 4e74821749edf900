import { MAX_DISTANCE_KM } from "#domain/pricing/side-costs.ts"

/** The kilometres of a trip: as typed, and as a number if they are valid. */
export type Distance = { text: string; km: number | null; isInvalid: boolean }

const MAX_TYPED_LENGTH = 20

/** Reads `450`, `1,200` or `450 km`. */
export function readDistance(text: string | null): Distance {
  const input = (text ?? "").trim().slice(0, MAX_TYPED_LENGTH)
  if (input === "") return { text: input, km: null, isInvalid: false }
  const digits = input.replace(/\s*km$/i, "").replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
  const km = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  const isValid = km >= 1 && km <= MAX_DISTANCE_KM
  return { text: input, km: isValid ? km : null, isInvalid: !isValid }
}
