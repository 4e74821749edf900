import type { RateLimiter } from "#domain/enquiry/rate-limiter.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { knownBrowserId } from "./known-browser.ts"
import type { OfficeSite } from "./office-cookies.ts"
import { isHashingBusy } from "./password-hash.ts"

// The limits are enough for a person who mistypes, and too low to guess passwords.
const ADDRESS_LIMITS = { perMinute: 5, perHour: 30 }
const ACCOUNT_LIMITS = { perMinute: 10, perHour: 100 }

/** The limit for all unknown browsers together. It is more than one network may attempt, and far more than the staff needs. */
export const LIMITS_FOR_ALL_TOGETHER = { perMinute: 100, perHour: 600 }

/** Wait time that is suggested while the queue of passwords is full; such an attempt is not counted. */
const BUSY_SECONDS = 10

export type SignInLimiters = {
  /** Limits sign-in attempts by client address, for all processes together. */
  addressLimiter: RateLimiter
  /**
   * Limits the same attempts by account and by browser. A separate limiter, so that a typed name cannot collide with an address.
   */
  accountLimiter: RateLimiter
}

type Options = SignInLimiters & OfficeSite & { officeKey: string }

/**
 * Counts a sign-in attempt, unless a limit is reached. A known browser has its own limit, so that strangers who use up the
 * account's limit do not lock its owner out. An attempt over its address's limit does not count for the account.
 * @returns the seconds to wait; 0 if the attempt is allowed
 */
export async function signInWaitSeconds(
  { addressLimiter, accountLimiter, ...site }: Options,
  visit: StaffVisit,
  email: string,
) {
  if (isHashingBusy()) return BUSY_SECONDS
  const now = new Date()
  const browserId = knownBrowserId(visit.cookie, email, site)
  if (browserId !== null) return accountLimiter.admit(`browser ${browserId}`, ACCOUNT_LIMITS, now)
  const waitSeconds = await addressLimiter.admit(visit.clientAddress, ADDRESS_LIMITS, now)
  return waitSeconds > 0
    ? waitSeconds
    : accountLimiter.admit(`account ${email.toLowerCase()}`, ACCOUNT_LIMITS, now)
}

/**
 * Limits attempts to confirm the password within a session, for a browser that was left open. The limits for a person are
 * those for sign-in attempts from one address.
 */
export async function confirmationWaitSeconds(
  { accountLimiter }: Pick<Options, "accountLimiter">,
  staffId: string,
): Promise<number> {
  if (isHashingBusy()) return BUSY_SECONDS
  return accountLimiter.admit(`confirm ${staffId}`, ADDRESS_LIMITS, new Date())
}
