/** So many submissions from one address within a minute and within an hour. */
export type IntakeLimits = { perMinute: number; perHour: number }

/** Counts submissions by address, for all processes together. Addresses are kept as keyed hashes, for an hour. */
export interface IntakeCounter {
  /** Counts one submission unless a limit is reached. @returns the seconds to wait, 0 when it was counted. */
  admit(clientAddress: string, limits: IntakeLimits, now: Date): Promise<number>
}
