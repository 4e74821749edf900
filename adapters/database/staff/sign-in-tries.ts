import type { IntakeCounter } from "#domain/enquiry/intake-limit.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { knownBrowser } from "./known-browser.ts"
import type { OfficeSite } from "./office-cookies.ts"
import { isHashingBusy } from "./password-hash.ts"

// Room for a person who mistypes, none for a list of passwords.
const FROM_ONE_PLACE = { perMinute: 5, perHour: 30 }
const FOR_ONE_ACCOUNT = { perMinute: 10, perHour: 100 }

/** From all places together that are not a known browser: above what one network may try, far above what a company's staff does. */
export const FROM_ALL_PLACES = { perMinute: 100, perHour: 600 }

/** While many passwords wait to be hashed, whoever comes is asked to come back: nothing is counted against them. */
const BUSY_SECONDS = 10

export type SignInCounters = {
  /** Counts tries to sign in by client address, for all processes together. */
  places: IntakeCounter
  /** Counts the same tries by account and by browser: apart, so that no name that is typed is counted as an address. */
  tries: IntakeCounter
}

type Parts = SignInCounters & OfficeSite & { secret: string }

/**
 * Counts a try to sign in, unless a limit is reached. A browser in which this person has signed in before is counted by itself,
 * so that strangers who use up the account's tries do not keep its owner out. A try that its place has no more of is none of
 * the account's.
 * @returns the seconds to wait; 0 where the try may be made.
 */
export async function waitToSignIn({ places, tries, ...site }: Parts, visit: StaffVisit, email: string) {
  if (isHashingBusy()) return BUSY_SECONDS
  const now = new Date()
  const browser = knownBrowser(visit.cookie, email, site)
  if (browser !== null) return tries.admit(`browser ${browser}`, FOR_ONE_ACCOUNT, now)
  const wait = await places.admit(visit.clientAddress, FROM_ONE_PLACE, now)
  return wait > 0 ? wait : tries.admit(`account ${email.toLowerCase()}`, FOR_ONE_ACCOUNT, now)
}

/** The same for the password that somebody who is signed in is asked for once more: a browser left open is no place to guess. */
export async function waitToConfirm({ tries }: Pick<Parts, "tries">, staffId: string): Promise<number> {
  if (isHashingBusy()) return BUSY_SECONDS
  return tries.admit(`confirm ${staffId}`, FROM_ONE_PLACE, new Date())
}
