import type { VisitorDates } from "#app/site/rental-dates.ts"

/**
 * The dates above a list: as typed, and as a period where both are valid. `livesAbroad` null: visitors from abroad pay no other rate,
 * so that the form does not ask.
 */
export type ListDates = {
  from: string
  to: string
  period: VisitorDates | null
  isInvalid: boolean
  livesAbroad: boolean | null
}
