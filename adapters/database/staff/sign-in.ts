import { checkEmail } from "#domain/enquiry/answers.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type {
  CodeOutcome,
  Credentials,
  SecondFactorCode,
  SignInOutcome,
  StaffVisit,
  WithCookies,
} from "#domain/staff/staff-accounts.ts"
import { type AuthLibrary, headersOf } from "./auth-library.ts"
import { countCodeAttempt, resetCodeAttempts } from "./code-lock.ts"
import { recordCodeEntry } from "./fresh-code.ts"
import { knownBrowserCookie, knownBrowserId } from "./known-browser.ts"
import { readResponse } from "./library-responses.ts"
import type { AuthOptions } from "./open-auth.ts"
import { recordOwnerNotices } from "./owner-notices.ts"
import { recordPersonEmail } from "./person-email.ts"
import {
  endSessionOfCookie,
  endSessionOfToken,
  staffIdOfPendingSignIn,
  withoutSessionCookie,
} from "./session-cookies.ts"
import { type SignInLimiters, signInWaitSeconds } from "./sign-in-limits.ts"
import type { SignInLogger } from "./sign-in-log.ts"
import type { StaffSessions } from "./staff-sessions.ts"
import { recordCodeUse } from "./used-codes.ts"

type Options = AuthOptions & SignInLimiters & { emails: StaffEmails }

/** Signing in with a password and a second factor, and signing out. */
export class SignIn {
  readonly #options: Options
  readonly #library: AuthLibrary
  readonly #sessions: StaffSessions
  readonly #log: SignInLogger

  constructor(options: Options, library: AuthLibrary, sessions: StaffSessions, log: SignInLogger) {
    this.#options = options
    this.#library = library
    this.#sessions = sessions
    this.#log = log
  }

  async signIn(visit: StaffVisit, { email, password }: Credentials): Promise<WithCookies<SignInOutcome>> {
    const validEmail = checkEmail(email)
    if (validEmail === null) return { outcome: "wrong", setCookies: [] } // not counted: no account has this address
    const retryAfterSeconds = await signInWaitSeconds(this.#options, visit, validEmail)
    if (retryAfterSeconds > 0) {
      this.#log.rateLimitExceeded(new Date())
      return { outcome: { retryAfterSeconds }, setCookies: [] }
    }
    const result = await this.checkPassword(visit, { email: validEmail, password })
    if (result.staffId) await this.#emailAboutNewBrowser(visit, { id: result.staffId, email: validEmail })
    return { outcome: result.outcome, setCookies: result.setCookies }
  }

  /** Checks a password without a rate limit, and starts the session if the account has no second factor. */
  async checkPassword(
    visit: StaffVisit,
    { email, password }: Credentials,
  ): Promise<WithCookies<"signedIn" | "codeNeeded" | "wrong"> & { staffId?: string }> {
    const api = await this.#library.api()
    const response = await readResponse(
      api.signInEmail({ body: { email, password }, headers: headersOf(visit), asResponse: true }),
    )
    if (!response.ok) {
      this.#log.signInFailed("password", "wrong")
      return { outcome: "wrong", setCookies: [] }
    }
    await endSessionOfCookie(this.#options.db, visit.cookie)
    if ("twoFactorRedirect" in response.body)
      return { outcome: "codeNeeded", setCookies: response.setCookies }
    this.#log.signedIn(response.body.user.id, "password")
    const setCookies = this.#withKnownBrowser(response, email)
    return { outcome: "signedIn", setCookies, staffId: String(response.body.user.id) }
  }

  async enterCode(visit: StaffVisit, code: SecondFactorCode): Promise<WithCookies<CodeOutcome>> {
    // The code is for the pending sign-in, and not for a person who is still signed in with this browser.
    const pendingVisit = withoutSessionCookie(visit)
    const staffId = await staffIdOfPendingSignIn(this.#options.db, pendingVisit.cookie, new Date())
    const result = await this.#verifyCode(pendingVisit, staffId, code)
    if (!result.ok) {
      if (result.token) await endSessionOfToken(this.#options.db, result.token)
      this.#log.signInFailed(code.from, result.why)
      return { outcome: result.outcome, setCookies: result.setCookies }
    }
    this.#log.signedIn(result.member.id, code.from)
    await this.#emailAboutNewBrowser(visit, result.member)
    return { outcome: "signedIn", setCookies: this.#withKnownBrowser(result, result.member.email) }
  }

  async reenterCode(
    visit: StaffVisit,
    code: SecondFactorCode,
  ): Promise<"accepted" | Exclude<CodeOutcome, "signedIn">> {
    const session = await this.#sessions.sessionOf(visit)
    if (!session) return "expired"
    const result = await this.#verifyCode(visit, session.member.id, code)
    if (result.ok) return "accepted"
    this.#log.codeRefused(session.member.id, result.why)
    return result.outcome
  }

  async signOut(visit: StaffVisit): Promise<WithCookies<null>> {
    const api = await this.#library.api()
    const { setCookies } = await readResponse(api.signOut({ headers: headersOf(visit), asResponse: true }))
    return { outcome: null, setCookies }
  }

  /** Counts and checks a code, and records it in the session. `staffId` null: no sign-in waits for a code. */
  async #verifyCode(visit: StaffVisit, staffId: string | null, { from, code: text }: SecondFactorCode) {
    const { db, emails } = this.#options
    const now = new Date()
    const refusal = (outcome: Exclude<CodeOutcome, "signedIn">, why: string = outcome) =>
      ({ ok: false, outcome, why, token: null as string | null, setCookies: [] as string[] }) as const
    if (staffId !== null && !(await countCodeAttempt(db, staffId, emails, now))) return refusal("locked")
    const code = from === "app" ? text : canonicalBackupCode(text)
    const api = await this.#library.api()
    const request = { body: { code }, headers: headersOf(visit), asResponse: true } as const
    const response = await readResponse(
      from === "app" ? api.verifyTOTP(request) : api.verifyBackupCode(request),
    )
    const { setCookies } = response
    if (!response.ok) return { ...refusal(CODE_FAILURES[response.code] ?? "wrong"), setCookies }
    const { token, user: member } = response.body
    if (from === "app" && !(await recordCodeUse(db, member.id, code, now)))
      return { ...refusal("wrong", "used before"), token: String(token) }
    if (from === "backup")
      await recordOwnerNotices(db, emails, { event: "backupCode", who: String(member.name) }, now)
    await resetCodeAttempts(db, member.id)
    await recordCodeEntry(db, token, now)
    return { ok: true, member, setCookies } as const
  }

  /** Emails a person about a sign-in in an unknown browser, which may be an intruder's. */
  async #emailAboutNewBrowser(
    visit: StaffVisit,
    { id, email }: { id: string; email: string },
  ): Promise<void> {
    if (knownBrowserId(visit.cookie, email, this.#options) !== null) return
    const { db, emails } = this.#options
    const now = new Date()
    await recordPersonEmail(db, id, { kind: "newBrowser", now }, (person) =>
      emails.newBrowser(person, { at: now, ...visit }),
    )
  }

  /** The cookies of a sign-in, with the one that marks the browser as known. */
  #withKnownBrowser({ setCookies }: { setCookies: string[] }, email: string): string[] {
    return [...setCookies, knownBrowserCookie(email, this.#options)]
  }
}

/** The outcomes of the library's error codes. Any other code means a wrong code. */
const CODE_FAILURES: Readonly<Record<string, "expired">> = {
  INVALID_TWO_FACTOR_COOKIE: "expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "expired",
}

/** The canonical form of a typed code: `ABCD-2345`. */
function canonicalBackupCode(text: string): string {
  const characters = text.toUpperCase().replaceAll(/[^\dA-Z]/g, "")
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
