import type { RateLimiter } from "#domain/enquiry/intake-limit.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { knownBrowser } from "./known-browser.ts"
import type { OfficeSite } from "./office-cookies.ts"
import { isHashingBusy } from "./password-hash.ts"

// Enough for a person who mistypes, too few to guess passwords.
const FROM_ONE_PLACE = { perMinute: 5, perHour: 30 }
const FOR_ONE_ACCOUNT = { perMinute: 10, perHour: 100 }

/** Attempts from all unknown browsers together: more than one network may make, far more than the staff makes. */
export const FROM_ALL_PLACES = { perMinute: 100, perHour: 600 }

/** Wait time that is suggested while the queue of passwords is full; such an attempt is not counted. */
const BUSY_SECONDS = 10

export type SignInCounters = {
  /** Limits sign-in attempts by client address, for all processes together. */
  places: RateLimiter
  /** Limits the same attempts by account and by browser. A separate limiter, so that a typed name cannot collide with an address. */
  tries: RateLimiter
}

type Options = SignInCounters & OfficeSite & { secret: string }

/**
 * Counts a sign-in attempt, unless a limit is reached. A known browser has its own limit, so that strangers who use up the account's
 * limit do not lock its owner out. An attempt over its address's limit does not count for the account.
 * @returns the seconds to wait; 0 where the attempt is allowed
 */
export async function waitToSignIn({ places, tries, ...site }: Options, visit: StaffVisit, email: string) {
  if (isHashingBusy()) return BUSY_SECONDS
  const now = new Date()
  const browser = knownBrowser(visit.cookie, email, site)
  if (browser !== null) return tries.admit(`browser ${browser}`, FOR_ONE_ACCOUNT, now)
  const wait = await places.admit(visit.clientAddress, FROM_ONE_PLACE, now)
  return wait > 0 ? wait : tries.admit(`account ${email.toLowerCase()}`, FOR_ONE_ACCOUNT, now)
}

/** Limits attempts to confirm the password within a session, for a browser that was left open. */
export async function waitToConfirm({ tries }: Pick<Options, "tries">, staffId: string): Promise<number> {
  if (isHashingBusy()) return BUSY_SECONDS
  return tries.admit(`confirm ${staffId}`, FROM_ONE_PLACE, new Date())
}
