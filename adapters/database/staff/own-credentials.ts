import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type {
  PasswordChange,
  SecondFactorKey,
  StaffSession,
  StaffVisit,
  TooManyAttempts,
  WithCookies,
} from "#domain/staff/staff-accounts.ts"
import { type AuthLibrary, headersOf } from "./auth-library.ts"
import { recordCodeEntry } from "./fresh-code.ts"
import { readResponse } from "./library-responses.ts"
import type { AuthOptions } from "./open-auth.ts"
import { recordPasswordChange } from "./password-change.ts"
import { sessionTokenIn } from "./session-cookies.ts"
import { confirmationWaitSeconds, type SignInLimiters } from "./sign-in-limits.ts"
import type { SignInLogger } from "./sign-in-log.ts"
import type { StaffSessions } from "./staff-sessions.ts"
import { recordCodeUse } from "./used-codes.ts"

type Options = Pick<AuthOptions, "db"> & SignInLimiters & { emails: StaffEmails }

/** The signed-in person's password, and the set-up of a second factor. */
export class OwnCredentials {
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

  async beginSecondFactor(
    visit: StaffVisit,
    password: string,
  ): Promise<SecondFactorKey | "wrong" | TooManyAttempts> {
    const api = await this.#library.api()
    const session = await this.#sessions.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return tooMany
    const response = await readResponse(
      api.enableTwoFactor({ body: { password }, headers: headersOf(visit), asResponse: true }),
    )
    if (!response.ok) {
      if (session) this.#log.confirmationFailed(session.member.id)
      return "wrong"
    }
    const { totpURI, backupCodes } = response.body
    return {
      uri: totpURI,
      key: new URL(totpURI).searchParams.get("secret") ?? "",
      backupCodes,
    }
  }

  async confirmSecondFactor(visit: StaffVisit, code: string): Promise<WithCookies<boolean>> {
    const { db } = this.#options
    const api = await this.#library.api()
    const session = await this.#sessions.sessionOf(visit)
    const response = await readResponse(
      api.verifyTOTP({ body: { code }, headers: headersOf(visit), asResponse: true }),
    )
    if (!response.ok) return { outcome: false, setCookies: [] }
    await recordCodeUse(db, response.body.user.id, code, new Date())
    // The library started another session, which its response body does not contain.
    const token = response.setCookies.map((cookie) => sessionTokenIn(cookie)).find(Boolean)
    if (token) await recordCodeEntry(db, token, new Date())
    this.#log.credentialsChanged(response.body.user.id, "second factor")
    if (session) await this.#recordSecondFactor(session)
    return { outcome: true, setCookies: response.setCookies }
  }

  async confirmPassword(visit: StaffVisit, password: string): Promise<"right" | "wrong" | TooManyAttempts> {
    const api = await this.#library.api()
    const session = await this.#sessions.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return tooMany
    const request = { body: { password }, headers: headersOf(visit), asResponse: true } as const
    if ((await readResponse(api.verifyPassword(request))).ok) return "right"
    if (session) this.#log.confirmationFailed(session.member.id)
    return "wrong"
  }

  async changePassword(
    visit: StaffVisit,
    { currentPassword, newPassword }: PasswordChange,
  ): Promise<WithCookies<"changed" | "wrong" | TooManyAttempts>> {
    const api = await this.#library.api()
    const session = await this.#sessions.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return { outcome: tooMany, setCookies: [] }
    const body = { currentPassword, newPassword, revokeOtherSessions: true }
    const response = await readResponse(
      api.changePassword({ body, headers: headersOf(visit), asResponse: true }),
    )
    if (!response.ok) {
      if (session) this.#log.confirmationFailed(session.member.id)
      return { outcome: "wrong", setCookies: [] }
    }
    this.#log.credentialsChanged(response.body.user.id, "password")
    // Runs after the library's own transaction.
    const { db, emails } = this.#options
    const { id } = response.body.user
    await db.transaction().execute((transaction) => recordPasswordChange(transaction, id, emails, new Date()))
    return { outcome: "changed", setCookies: response.setCookies }
  }

  /** Records an audit event of a new second factor, after the library's transaction of the change. */
  #recordSecondFactor({ member: { id, name } }: StaffSession): Promise<void> {
    return recordAudit(this.#options.db, {
      at: new Date(),
      by: { id, name },
      action: "changed",
      subject: "staff",
      subjectId: id,
      subjectName: name,
      changes: [{ field: "secondFactor", from: null, to: "phone" }],
    })
  }

  /** The refusal by the rate limit. Null: the signed-in person may enter the password again. */
  async #tooManyConfirmations(session: StaffSession | null): Promise<TooManyAttempts | null> {
    const retryAfterSeconds = session ? await confirmationWaitSeconds(this.#options, session.member.id) : 0
    if (retryAfterSeconds === 0) return null
    this.#log.rateLimitExceeded(new Date())
    return { retryAfterSeconds }
  }
}
