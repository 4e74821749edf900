import type { RentalPeriod } from "#domain/rental-period.ts"

/** The dates above a list: as typed, and as a period where both are valid. */
export type ListDates = { from: string; to: string; period: RentalPeriod | null; isInvalid: boolean }
