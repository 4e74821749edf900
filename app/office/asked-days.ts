import { parseWallTime } from "#domain/rental-period.ts"

export const DAY_MS = 24 * 60 * 60 * 1000

/** The instant at which a day, `2026-12-31`, begins in Sri Lanka; null for what is none. */
export function startOfDay(day: string): Date | null {
  const midnight = parseWallTime(`${day}T00:00`)
  return midnight && new Date(`${midnight}:00+05:30`)
}
