/** Allowed submissions of one address within a minute and within an hour. */
export type RateLimits = { perMinute: number; perHour: number }

/** Limits submissions by address, for all processes together. Addresses are stored as keyed hashes, for an hour. */
export interface RateLimiter {
  /** Counts one submission unless a limit is reached. @returns the seconds to wait; 0 when it was counted */
  admit(clientAddress: string, limits: RateLimits, now: Date): Promise<number>
}
