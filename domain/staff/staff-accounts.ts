import type { AuditAuthor } from "./audit-log.ts"
import type { StaffMember, StaffRole } from "./staff-member.ts"

/**
 * Accounts, sign-ins and sessions of the office. Cookies for the browser are returned as complete `Set-Cookie` values, and read
 * from its `Cookie` header. Times are UTC instants.
 */
export interface StaffAccounts {
  /**
   * The session of a request. Null: there is none, or it has ended. Records the use of the session, except for unattended
   * requests.
   */
  sessionOf(visit: StaffVisit): Promise<StaffSession | null>

  /**
   * The first step of a sign-in. A wrong email address and a wrong password have the same outcome and the same response time.
   * Attempts are limited by client address and by account, or by browser if this person has signed in there before. Ends the
   * session of the request.
   */
  signIn(visit: StaffVisit, credentials: Credentials): Promise<WithCookies<SignInOutcome>>
  /** The second step of a sign-in after 'codeNeeded'. Each code is accepted once. */
  enterCode(visit: StaffVisit, code: SecondFactorCode): Promise<WithCookies<CodeOutcome>>
  /** Verifies a code again within a session. Attempts count together with those at the sign-in. 'expired': not signed in. */
  reenterCode(
    visit: StaffVisit,
    code: SecondFactorCode,
  ): Promise<"accepted" | Exclude<CodeOutcome, "signedIn">>
  signOut(visit: StaffVisit): Promise<WithCookies<null>>

  /** Starts the set-up of an authenticator app, which `confirmSecondFactor` completes. 'wrong': the password is wrong. */
  beginSecondFactor(visit: StaffVisit, password: string): Promise<SecondFactorKey | "wrong" | TooManyAttempts>
  /** Completes the set-up if the app shows this code. The outcome is false for a wrong code. */
  confirmSecondFactor(visit: StaffVisit, code: string): Promise<WithCookies<boolean>>

  /** Verifies the signed-in person's password again. Attempts count together with those of `changePassword`. */
  confirmPassword(visit: StaffVisit, password: string): Promise<"right" | "wrong" | TooManyAttempts>
  /** Creates a key for another phone, valid for `SHOWN_AGAIN_MINUTES`. The old phone and codes stay valid until `replacePhone`. */
  offerPhone(session: StaffSession, now: Date): Promise<void>
  /** The key that `offerPhone` created in this session. Null: there is none, or it has expired. */
  offeredPhone(session: StaffSession, now: Date): Promise<SecondFactorKey | null>
  /** Replaces the old phone if the offered phone shows this code. Ends all other sessions of the person. */
  replacePhone(session: StaffSession, code: string, now: Date): Promise<"replaced" | "wrong" | "expired">
  /** Replaces the backup codes (on the screen 'paper codes'). The session can show the new codes for `SHOWN_AGAIN_MINUTES`. */
  renewBackupCodes(session: StaffSession, now: Date): Promise<void>
  /** The codes that `renewBackupCodes` created in this session. Null: there are none, or the time to show them has passed. */
  shownBackupCodes(session: StaffSession, now: Date): Promise<readonly string[] | null>

  /** Changes the password and ends all other sessions of the person. 'wrong': the current password is wrong. */
  changePassword(
    visit: StaffVisit,
    change: PasswordChange,
  ): Promise<WithCookies<"changed" | "wrong" | TooManyAttempts>>

  /** The signed-in person's sessions, latest first. */
  sessions(visit: StaffVisit): Promise<OpenSession[]>
  /** Ends one of the signed-in person's sessions; no effect for any other id. */
  endSession(visit: StaffVisit, sessionId: string): Promise<void>

  /**
   * Creates an invitation and returns the secret of its one-time link, which creates an account. Only a hash of the secret is
   * stored. `by` null: the site or its command.
   */
  invite(role: StaffRole, by: AuditAuthor, now: Date): Promise<string>
  /** Creates an invitation whose link the session can show again for `SHOWN_AGAIN_MINUTES`. */
  inviteFrom(session: StaffSession, role: StaffRole, now: Date): Promise<void>
  /** The last invitation that this session created, while it is valid and can still be shown. */
  shownInvitation(session: StaffSession, now: Date): Promise<{ secret: string; role: StaffRole } | null>
  /** The invitation of a secret. Null: unknown, used or expired. */
  invitation(secret: string, now: Date): Promise<{ role: StaffRole } | null>
  /** Valid invitations, the first to expire first, without their secrets. */
  openInvitations(now: Date): Promise<OpenInvitation[]>
  /** Invalidates an open invitation; no effect for any other id. */
  withdrawInvitation(id: string, by: AuditAuthor, now: Date): Promise<void>
  accept(visit: StaffVisit, acceptance: Acceptance): Promise<WithCookies<AcceptOutcome>>

  /** The secret of a link for the first owner. A new link invalidates every earlier one. Null once there is an owner. */
  inviteFirstOwner(now: Date): Promise<string | null>
}

/** The values of a request that accounts need. */
export type StaffVisit = {
  cookie: string | null
  clientAddress: string
  userAgent: string | null
  /** Whether a script of the page made the request without the person. Such a request does not count as use of the session. */
  isUnattended?: boolean
}

/** An outcome with cookies for the browser. */
export type WithCookies<Outcome> = { outcome: Outcome; setCookies: readonly string[] }

/** The session of a signed-in person. `since`: the time of the sign-in. */
export type StaffSession = {
  id: string
  member: StaffMember
  since: Date
  /** Whether a code was given in this session within the last `FRESH_CODE_MINUTES`. */
  hasFreshCode: boolean
}

/** The time after a code during which sensitive actions need no further code. */
export const FRESH_CODE_MINUTES = 10

/** The time for which a session can show a new invitation link, phone key or backup codes again. */
export const SHOWN_AGAIN_MINUTES = 10

/** A valid invitation. `invitedBy`: the name of its author; null: the site, or not recorded. `invitedAt` null: not recorded. */
export type OpenInvitation = {
  id: string
  role: StaffRole
  invitedBy: string | null
  invitedAt: Date | null
  expiresAt: Date
}

/** A session of an account, for its list of sessions. */
export type OpenSession = {
  id: string
  /** Whether the request belongs to this session. */
  isCurrent: boolean
  since: Date
  clientAddress: string
  userAgent: string
}

/** The first step of a sign-in. */
export type Credentials = { email: string; password: string }

/** The typed passwords of the form that changes a password. */
export type PasswordChange = { currentPassword: string; newPassword: string }

/** A code of the authenticator app, or a backup code. */
export type SecondFactorCode = { from: "app" | "backup"; code: string }

/** The outcome of the first step. */
export type SignInOutcome = "signedIn" | "codeNeeded" | "wrong" | TooManyAttempts

/** A rate limit is exceeded, and the password was not checked. */
export type TooManyAttempts = { retryAfterSeconds: number }

/** 'expired': the password was entered too long ago, so the sign-in must start again. 'locked': too many wrong codes. */
export type CodeOutcome = "signedIn" | "wrong" | "expired" | "locked"

/** A new key for an authenticator app, with backup codes. */
export type SecondFactorKey = {
  /** `otpauth://totp/...`, the content of the QR code. */
  uri: string
  /** The key for typing by hand. */
  key: string
  backupCodes: readonly string[]
}

/** The form that accepts an invitation. */
export type Acceptance = { secret: string; name: string; email: string; password: string; now: Date }

/** 'gone': the invitation is unknown, used or expired. */
export type AcceptOutcome = "accepted" | "gone" | "emailTaken"
