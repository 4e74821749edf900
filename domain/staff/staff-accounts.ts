import type { AuditAuthor } from "./audit-log.ts"
import type { StaffMember, StaffRole } from "./staff-member.ts"

/**
 * Who may sign in to the office, and who is signed in. What a browser has to remember travels as whole `Set-Cookie` values;
 * what it sent comes back as its `Cookie` header. Times are UTC instants.
 */
export interface StaffAccounts {
  /** The session that a browser shows, which is thereby used, unless nobody pressed anything; null where there is none, or it has ended. */
  sessionOf(visit: StaffVisit): Promise<StaffSession | null>

  /**
   * A wrong address and a wrong password are one answer, given after the same work. Tries are counted by where they come from
   * and by the account they are for, or by the browser where this person has signed in before. The session that the browser
   * showed ends.
   */
  signIn(visit: StaffVisit, credentials: Credentials): Promise<Cached<SignInOutcome>>
  /** The second step of a sign-in that `signIn` left at 'codeNeeded'. A code is taken once. */
  enterCode(visit: StaffVisit, code: SecondFactorCode): Promise<Cached<CodeOutcome>>
  /** A code once more, by somebody who is signed in; counted together with those at the sign-in. 'expired': signed out. */
  giveCode(visit: StaffVisit, code: SecondFactorCode): Promise<"given" | Exclude<CodeOutcome, "signedIn">>
  signOut(visit: StaffVisit): Promise<Cached<null>>

  /** Begins with an app that shows codes; it counts once `confirmSecondFactor` has seen one. 'wrong': the password. */
  beginSecondFactor(visit: StaffVisit, password: string): Promise<SecondFactorKey | "wrong" | TooManyTries>
  confirmSecondFactor(visit: StaffVisit, code: string): Promise<Cached<boolean>>

  /** The signed-in person's password once more, counted as where it is changed. */
  confirmPassword(visit: StaffVisit, password: string): Promise<"right" | "wrong" | TooManyTries>
  /** Offers the session another phone, for `SHOWN_AGAIN_MINUTES`. The old phone and codes count until `takePhone`. */
  offerPhone(session: StaffSession, now: Date): Promise<void>
  /** The phone that is offered to the session; null where none is, or not any more. */
  offeredPhone(session: StaffSession, now: Date): Promise<SecondFactorKey | null>
  /** Takes the offered phone in place of the old one where the code is one of its; all other sessions of the person end. */
  takePhone(session: StaffSession, code: string, now: Date): Promise<"taken" | "wrong" | "expired">
  /** Makes other codes for paper, which the session may see for `SHOWN_AGAIN_MINUTES`; the earlier ones count no more. */
  renewPaperCodes(session: StaffSession, now: Date): Promise<void>
  shownPaperCodes(session: StaffSession, now: Date): Promise<readonly string[] | null>

  /** All other sessions of the person end with their old password. 'wrong': the present one was not given. */
  changePassword(
    visit: StaffVisit,
    change: PasswordChange,
  ): Promise<Cached<"changed" | "wrong" | TooManyTries>>

  /** The signed-in person's sessions, the latest first. */
  sessions(visit: StaffVisit): Promise<OpenSession[]>
  /** Ends one of the signed-in person's own sessions; does nothing for an id that is not theirs. */
  endSession(visit: StaffVisit, sessionId: string): Promise<void>

  /** A one-time link's secret that lets one person make an account. Kept as a hash only. `by` null: the site, or its command. */
  invite(role: StaffRole, by: AuditAuthor, now: Date): Promise<string>
  /** Makes an invitation whose link the session may see again for `SHOWN_AGAIN_MINUTES`. */
  inviteFrom(session: StaffSession, role: StaffRole, now: Date): Promise<void>
  /** The last invitation that was made in the session, while it may be seen and still works. */
  shownInvitation(session: StaffSession, now: Date): Promise<{ secret: string; role: StaffRole } | null>
  /** Null: never given out, used, or too old. */
  invitation(secret: string, now: Date): Promise<{ role: StaffRole } | null>
  /** Invitations that still work, the one that ends first at the top. Their secrets are not known any more. */
  openInvitations(now: Date): Promise<OpenInvitation[]>
  /** Voids an open invitation; does nothing for any other id. */
  withdrawInvitation(id: string, by: AuditAuthor, now: Date): Promise<void>
  accept(visit: StaffVisit, acceptance: Acceptance): Promise<Cached<AcceptOutcome>>

  /** The secret of a link for the first owner, which voids every earlier link; null once there is an owner. */
  inviteFirstOwner(now: Date): Promise<string | null>
}

/** What is known of the one request. */
export type StaffVisit = {
  cookie: string | null
  clientAddress: string
  userAgent: string | null
  /** A page asks by itself, with nobody before it perhaps: that does not count as use. */
  isUnattended?: boolean
}

export type Cached<Outcome> = { outcome: Outcome; setCookies: readonly string[] }

export type StaffSession = {
  id: string
  member: StaffMember
  since: Date
  /** Whether a code was given in this session within the last `FRESH_CODE_MINUTES`. */
  hasFreshCode: boolean
}

/** How long after a code its person may do what asks for one again. */
export const FRESH_CODE_MINUTES = 10

/** How long a session may see again what was made for it: the link of an invitation, the key of a phone, codes for paper. */
export const SHOWN_AGAIN_MINUTES = 10

export type OpenInvitation = { id: string; role: StaffRole; expiresAt: Date }

export type OpenSession = {
  id: string
  isThisOne: boolean
  since: Date
  clientAddress: string
  userAgent: string
}

export type Credentials = { email: string; password: string }

export type PasswordChange = { present: string; next: string }

/** From the app, or one of the backup codes that were given for the day the phone is lost. */
export type SecondFactorCode = { from: "app" | "paper"; code: string }

export type SignInOutcome = "signedIn" | "codeNeeded" | "wrong" | TooManyTries

/** The password was not looked at. */
export type TooManyTries = { retryAfterSeconds: number }

/** 'expired': the password was given too long ago, so that the sign-in begins anew. 'locked': too many wrong codes. */
export type CodeOutcome = "signedIn" | "wrong" | "expired" | "locked"

export type SecondFactorKey = {
  /** `otpauth://totp/...`: what the app reads from a picture. */
  uri: string
  /** The same, to be typed by hand. */
  key: string
  paperCodes: readonly string[]
}

export type Acceptance = { secret: string; name: string; email: string; password: string; now: Date }

export type AcceptOutcome = "accepted" | "gone" | "addressTaken"
