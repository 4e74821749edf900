import { hasNul } from "#adapters/db/has-nul.ts"
import { recordAudit } from "#adapters/db/record-audit.ts"
import type { IntakeCounter } from "#domain/enquiry/intake-limit.ts"
import type { AuditAuthor, AuditChange } from "#domain/staff/audit-log.ts"
import type { StaffLetters } from "#domain/staff/password-resets.ts"
import type {
  Acceptance,
  AcceptOutcome,
  CodeOutcome,
  Credentials,
  OpenSession,
  PasswordChange,
  Remembered,
  SecondFactorCode,
  SecondFactorKey,
  SignInOutcome,
  StaffAccounts,
  StaffSession,
  StaffVisit,
  TooManyTries,
} from "#domain/staff/staff-accounts.ts"
import { isStaffRole, type StaffRole } from "#domain/staff/staff-member.ts"
import { acceptInvitation, createInvitation, findInvitation } from "./invitations.ts"
import { knownBrowserCookie } from "./known-browser.ts"
import { answerOf } from "./library-answers.ts"
import type { Auth, AuthParts } from "./open-auth.ts"
import { recordPasswordChange } from "./password-change.ts"
import { endSessionOf, endSessionShown, isInUse, withoutSession } from "./session-ends.ts"
import { type SignInLog, signInLog } from "./sign-in-log.ts"
import { waitToConfirm, waitToSignIn } from "./sign-in-tries.ts"
import { isFirstUse } from "./used-codes.ts"

type Parts = AuthParts & {
  /** Counts tries to sign in, for all processes together. */
  tries: IntakeCounter
  log: SignInLog
  letters: StaffLetters
}

/**
 * Accounts in our database, through a sign-in library that is loaded when somebody first comes to the office:
 * it takes 50 MB and a fifth of a second, which a site without an office visitor keeps.
 */
export class DatabaseStaffAccounts implements StaffAccounts {
  readonly #parts: Parts
  readonly #tell: ReturnType<typeof signInLog>
  #auth: Promise<Auth> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#tell = signInLog(parts.log)
  }

  async sessionOf(visit: StaffVisit): Promise<StaffSession | null> {
    if (!visit.cookie?.includes("office.session_token")) return null // nobody of the staff: the library stays unloaded
    const { api } = await this.#library()
    const found = await api.getSession({ headers: headersOf(visit) })
    if (!found || !isStaffRole(found.user.role)) return null
    const use = { isUnattended: visit.isUnattended === true, now: new Date() }
    if (!(await isInUse(this.#parts.db, found.session, use))) return null
    const { id, name, email, role, twoFactorEnabled } = found.user
    return {
      id: found.session.id,
      since: found.session.createdAt,
      member: { id, name, email, role, hasSecondFactor: twoFactorEnabled === true },
    }
  }

  async signIn(visit: StaffVisit, credentials: Credentials): Promise<Remembered<SignInOutcome>> {
    const retryAfterSeconds = await waitToSignIn(this.#parts, visit, credentials.email)
    if (retryAfterSeconds > 0) {
      this.#tell.tooMany(new Date())
      return { outcome: { retryAfterSeconds }, setCookies: [] }
    }
    return this.#begin(visit, credentials)
  }

  async #begin(
    visit: StaffVisit,
    { email, password }: Credentials,
  ): Promise<Remembered<"signedIn" | "codeNeeded" | "wrong">> {
    const { api } = await this.#library()
    const answer = await answerOf(
      api.signInEmail({ body: { email, password }, headers: headersOf(visit), asResponse: true }),
    )
    if (!answer.ok) {
      this.#tell.refused("password", "wrong")
      return { outcome: "wrong", setCookies: [] }
    }
    await endSessionShown(this.#parts.db, visit.cookie)
    if ("twoFactorRedirect" in answer.body) return { outcome: "codeNeeded", setCookies: answer.setCookies }
    this.#tell.signedIn(answer.body.user.id, "password")
    return { outcome: "signedIn", setCookies: this.#known(answer, email) }
  }

  async enterCode(visit: StaffVisit, { from, code }: SecondFactorCode): Promise<Remembered<CodeOutcome>> {
    const { api } = await this.#library()
    const request = {
      body: { code: code.toUpperCase() },
      headers: headersOf(withoutSession(visit)), // of the person who is signing in, whoever is signed in here
      asResponse: true,
    } as const
    const answer = await answerOf(from === "app" ? api.verifyTOTP(request) : api.verifyBackupCode(request))
    if (!answer.ok) {
      const outcome = CODE_FAILURES[answer.code] ?? "wrong"
      this.#tell.refused(from, outcome)
      return { outcome, setCookies: answer.setCookies }
    }
    if (from === "app" && !(await isFirstUse(this.#parts.db, answer.body.user.id, code, new Date()))) {
      await endSessionOf(this.#parts.db, answer.body.token)
      this.#tell.refused(from, "used before")
      return { outcome: "wrong", setCookies: [] }
    }
    this.#tell.signedIn(answer.body.user.id, from)
    return { outcome: "signedIn", setCookies: this.#known(answer, answer.body.user.email) }
  }

  /** What the browser is to remember, and that somebody signed in there. */
  #known({ setCookies }: { setCookies: string[] }, email: string): string[] {
    return [...setCookies, knownBrowserCookie(email, this.#parts)]
  }

  async signOut(visit: StaffVisit): Promise<Remembered<null>> {
    const { api } = await this.#library()
    const { setCookies } = await answerOf(api.signOut({ headers: headersOf(visit), asResponse: true }))
    return { outcome: null, setCookies }
  }

  async beginSecondFactor(
    visit: StaffVisit,
    password: string,
  ): Promise<SecondFactorKey | "wrong" | TooManyTries> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return tooMany
    const answer = await answerOf(
      api.enableTwoFactor({ body: { password }, headers: headersOf(visit), asResponse: true }),
    )
    if (!answer.ok) {
      if (session) this.#tell.notConfirmed(session.member.id)
      return "wrong"
    }
    const { totpURI, backupCodes } = answer.body
    return {
      uri: totpURI,
      key: new URL(totpURI).searchParams.get("secret") ?? "",
      paperCodes: backupCodes,
    }
  }

  async confirmSecondFactor(visit: StaffVisit, code: string): Promise<Remembered<boolean>> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const answer = await answerOf(
      api.verifyTOTP({ body: { code }, headers: headersOf(visit), asResponse: true }),
    )
    if (!answer.ok) return { outcome: false, setCookies: [] }
    await isFirstUse(this.#parts.db, answer.body.user.id, code, new Date())
    this.#tell.confirmed(answer.body.user.id, "second factor")
    await this.#recordOwn(session, { field: "secondFactor", from: null, to: "phone" })
    return { outcome: true, setCookies: answer.setCookies }
  }

  async changePassword(
    visit: StaffVisit,
    { present, next }: PasswordChange,
  ): Promise<Remembered<"changed" | "wrong" | TooManyTries>> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return { outcome: tooMany, setCookies: [] }
    const body = { currentPassword: present, newPassword: next, revokeOtherSessions: true }
    const answer = await answerOf(api.changePassword({ body, headers: headersOf(visit), asResponse: true }))
    if (!answer.ok) {
      if (session) this.#tell.notConfirmed(session.member.id)
      return { outcome: "wrong", setCookies: [] }
    }
    this.#tell.confirmed(answer.body.user.id, "password")
    // The library has a transaction of its own, which this one comes after.
    const { db, letters } = this.#parts
    const { id } = answer.body.user
    await db
      .transaction()
      .execute((transaction) => recordPasswordChange(transaction, id, letters, new Date()))
    return { outcome: "changed", setCookies: answer.setCookies }
  }

  async sessions(visit: StaffVisit): Promise<OpenSession[]> {
    const { api } = await this.#library()
    const current = await this.sessionOf(visit)
    if (!current) return []
    const open = await api.listSessions({ headers: headersOf(visit) })
    return open
      .map(({ id, createdAt, ipAddress, userAgent }) => ({
        id,
        isThisOne: id === current.id,
        since: createdAt,
        clientAddress: ipAddress ?? "",
        userAgent: userAgent ?? "",
      }))
      .sort((a, b) => b.since.getTime() - a.since.getTime())
  }

  async endSession(visit: StaffVisit, sessionId: string): Promise<void> {
    const current = await this.sessionOf(visit)
    if (!current || hasNul(sessionId)) return
    await this.#parts.db
      .deleteFrom("staff_sessions")
      .where("id", "=", sessionId)
      .where("staff_id", "=", current.member.id)
      .execute()
  }

  invite(role: StaffRole, by: AuditAuthor, now: Date): Promise<string> {
    return createInvitation(this.#parts.db, role, by, now)
  }

  invitation(secret: string, now: Date): Promise<{ role: StaffRole } | null> {
    return findInvitation(this.#parts.db, secret, now)
  }

  async accept(visit: StaffVisit, acceptance: Acceptance): Promise<Remembered<AcceptOutcome>> {
    const outcome = await acceptInvitation(this.#parts.db, acceptance)
    if (outcome !== "accepted") return { outcome, setCookies: [] }
    const { setCookies } = await this.#begin(visit, acceptance)
    return { outcome, setCookies }
  }

  async isEmpty(): Promise<boolean> {
    return !(await this.#parts.db.selectFrom("staff").select("id").limit(1).executeTakeFirst())
  }

  /** What somebody did with their own account. The library writes that in a transaction of its own: this comes right after it. */
  async #recordOwn(session: StaffSession | null, change: AuditChange): Promise<void> {
    if (!session) return
    const { id, name } = session.member
    await recordAudit(this.#parts.db, {
      at: new Date(),
      by: { id, name },
      action: "changed",
      subject: "staff",
      subjectId: id,
      subjectName: name,
      changes: [change],
    })
  }

  /** Null where the signed-in person may be asked for the password once more. */
  async #tooManyConfirmations(session: StaffSession | null): Promise<TooManyTries | null> {
    const retryAfterSeconds = session ? await waitToConfirm(this.#parts, session.member.id) : 0
    if (retryAfterSeconds === 0) return null
    this.#tell.tooMany(new Date())
    return { retryAfterSeconds }
  }

  #library(): Promise<Auth> {
    this.#auth ??= import("./open-auth.ts").then(({ openAuth }) => openAuth(this.#parts))
    return this.#auth
  }
}

const CODE_FAILURES: Readonly<Record<string, CodeOutcome>> = {
  INVALID_TWO_FACTOR_COOKIE: "expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "expired",
  ACCOUNT_TEMPORARILY_LOCKED: "locked",
}

/** What the library may know of a request. The address is the one that we trust, whatever the browser said. */
function headersOf({ cookie, clientAddress, userAgent }: StaffVisit): Headers {
  const headers = new Headers({ "x-client-address": clientAddress })
  if (cookie) headers.set("cookie", cookie)
  if (userAgent) headers.set("user-agent", userAgent)
  return headers
}
