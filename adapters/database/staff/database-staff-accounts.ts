import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { checkEmail } from "#domain/enquiry/answers.ts"
import type { AuditAuthor, AuditChange } from "#domain/staff/audit-log.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type {
  Acceptance,
  AcceptOutcome,
  CodeOutcome,
  Credentials,
  OpenInvitation,
  OpenSession,
  PasswordChange,
  SecondFactorCode,
  SecondFactorKey,
  SignInOutcome,
  StaffAccounts,
  StaffSession,
  StaffVisit,
  TooManyAttempts,
  WithCookies,
} from "#domain/staff/staff-accounts.ts"
import { isStaffRole, type StaffRole } from "#domain/staff/staff-member.ts"
import { countCode, resetCodeAttempts } from "./code-lock.ts"
import { isFresh, recordCodeEntry } from "./fresh-code.ts"
import {
  acceptInvitation,
  createFirstInvitation,
  findInvitation,
  hasOwner,
  listOpenInvitations,
  recordInvitation,
  voidInvitation,
} from "./invitations.ts"
import { knownBrowser, knownBrowserCookie } from "./known-browser.ts"
import { answerOf } from "./library-answers.ts"
import type { Auth, AuthOptions } from "./open-auth.ts"
import {
  offeredPhone,
  offerPhone,
  renewPaperCodes,
  replacePhone,
  shownPaperCodes,
} from "./own-second-factor.ts"
import { recordOwnerNotices } from "./owner-notices.ts"
import { recordPasswordChange } from "./password-change.ts"
import { recordPersonEmail } from "./person-email.ts"
import {
  endSessionOfCookie,
  endSessionOfToken,
  isInUse,
  pendingSignIn,
  tokenIn,
  withoutSession,
} from "./session-ends.ts"
import { readSessionSecret, storeSessionSecret } from "./session-secrets.ts"
import { confirmationWaitSeconds, type SignInLimiters, signInWaitSeconds } from "./sign-in-limits.ts"
import { type SignInLog, signInLog } from "./sign-in-log.ts"
import { isFirstUse } from "./used-codes.ts"

type Options = AuthOptions &
  SignInLimiters & {
    log: SignInLog
    emails: StaffEmails
    /** Called after an account is created while there is an owner: the first owner's link is then void. */
    onOwner?: () => Promise<void>
  }

/**
 * Accounts in our database, through better-auth, which is loaded at the first visit to the office: it takes 50 MB and a fifth of a
 * second.
 */
export class DatabaseStaffAccounts implements StaffAccounts {
  readonly #options: Options
  readonly #log: ReturnType<typeof signInLog>
  #auth: Promise<Auth> | null = null

  constructor(options: Options) {
    this.#options = options
    this.#log = signInLog(options.log)
  }

  async sessionOf(visit: StaffVisit): Promise<StaffSession | null> {
    if (!visit.cookie?.includes("office.session_token")) return null // no session: the library is not loaded
    const { api } = await this.#library()
    const found = await api.getSession({ headers: headersOf(visit) })
    if (!found || !isStaffRole(found.user.role)) return null
    const use = { isUnattended: visit.isUnattended === true, now: new Date() }
    if (!(await isInUse(this.#options.db, found.session, use))) return null
    const { id, name, email, role, twoFactorEnabled } = found.user
    return {
      id: found.session.id,
      since: found.session.createdAt,
      hasFreshCode: isFresh(found.session.codeGivenAt ?? null, use.now),
      member: { id, name, email, role, hasSecondFactor: twoFactorEnabled === true },
    }
  }

  async signIn(visit: StaffVisit, { email, password }: Credentials): Promise<WithCookies<SignInOutcome>> {
    const address = checkEmail(email)
    if (address === null) return { outcome: "wrong", setCookies: [] } // not counted: no account has this address
    const retryAfterSeconds = await signInWaitSeconds(this.#options, visit, address)
    if (retryAfterSeconds > 0) {
      this.#log.tooMany(new Date())
      return { outcome: { retryAfterSeconds }, setCookies: [] }
    }
    const result = await this.#checkPassword(visit, { email: address, password })
    if (result.staffId) await this.#emailAboutNewBrowser(visit, { id: result.staffId, email: address })
    return { outcome: result.outcome, setCookies: result.setCookies }
  }

  async #checkPassword(
    visit: StaffVisit,
    { email, password }: Credentials,
  ): Promise<WithCookies<"signedIn" | "codeNeeded" | "wrong"> & { staffId?: string }> {
    const { api } = await this.#library()
    const answer = await answerOf(
      api.signInEmail({ body: { email, password }, headers: headersOf(visit), asResponse: true }),
    )
    if (!answer.ok) {
      this.#log.refused("password", "wrong")
      return { outcome: "wrong", setCookies: [] }
    }
    await endSessionOfCookie(this.#options.db, visit.cookie)
    if ("twoFactorRedirect" in answer.body) return { outcome: "codeNeeded", setCookies: answer.setCookies }
    this.#log.signedIn(answer.body.user.id, "password")
    const setCookies = this.#withKnownBrowser(answer, email)
    return { outcome: "signedIn", setCookies, staffId: String(answer.body.user.id) }
  }

  /** Emails the owner about a sign-in in an unknown browser, which may be an intruder's. */
  async #emailAboutNewBrowser(
    visit: StaffVisit,
    { id, email }: { id: string; email: string },
  ): Promise<void> {
    if (knownBrowser(visit.cookie, email, this.#options) !== null) return
    const { db, emails } = this.#options
    const now = new Date()
    await recordPersonEmail(db, id, { kind: "newBrowser", now }, (person) =>
      emails.newBrowser(person, { at: now, ...visit }),
    )
  }

  async enterCode(visit: StaffVisit, given: SecondFactorCode): Promise<WithCookies<CodeOutcome>> {
    const pendingVisit = withoutSession(visit) // for the person who is signing in, not for the one who is signed in
    const staffId = await pendingSignIn(this.#options.db, pendingVisit.cookie, new Date())
    const verified = await this.#verifyCode(pendingVisit, staffId, given)
    if (!verified.ok) {
      if (verified.token) await endSessionOfToken(this.#options.db, verified.token)
      this.#log.refused(given.from, verified.why)
      return { outcome: verified.outcome, setCookies: verified.setCookies }
    }
    this.#log.signedIn(verified.member.id, given.from)
    await this.#emailAboutNewBrowser(visit, verified.member)
    return { outcome: "signedIn", setCookies: this.#withKnownBrowser(verified, verified.member.email) }
  }

  async reenterCode(
    visit: StaffVisit,
    given: SecondFactorCode,
  ): Promise<"given" | Exclude<CodeOutcome, "signedIn">> {
    const session = await this.sessionOf(visit)
    if (!session) return "expired"
    const verified = await this.#verifyCode(visit, session.member.id, given)
    if (verified.ok) return "given"
    this.#log.codeRefused(session.member.id, verified.why)
    return verified.outcome
  }

  /** Counts and checks a code, and records it in the session. `staffId` null: no sign-in waits for a code. */
  async #verifyCode(visit: StaffVisit, staffId: string | null, { from, code: typed }: SecondFactorCode) {
    const { db, emails } = this.#options
    const now = new Date()
    const refused = (outcome: Exclude<CodeOutcome, "signedIn">, why: string = outcome) =>
      ({ ok: false, outcome, why, token: null as string | null, setCookies: [] as string[] }) as const
    if (staffId !== null && !(await countCode(db, staffId, emails, now))) return refused("locked")
    const code = from === "app" ? typed : paperCodeIn(typed)
    const { api } = await this.#library()
    const request = { body: { code }, headers: headersOf(visit), asResponse: true } as const
    const answer = await answerOf(from === "app" ? api.verifyTOTP(request) : api.verifyBackupCode(request))
    const { setCookies } = answer
    if (!answer.ok) return { ...refused(CODE_FAILURES[answer.code] ?? "wrong"), setCookies }
    const { token, user: member } = answer.body
    if (from === "app" && !(await isFirstUse(db, member.id, code, now)))
      return { ...refused("wrong", "used before"), token: String(token) }
    if (from === "paper")
      await recordOwnerNotices(db, emails, { event: "paperCode", who: String(member.name) }, now)
    await resetCodeAttempts(db, member.id)
    await recordCodeEntry(db, token, now)
    return { ok: true, member, setCookies } as const
  }

  /** The cookies of a sign-in, with the one that marks the browser as known. */
  #withKnownBrowser({ setCookies }: { setCookies: string[] }, email: string): string[] {
    return [...setCookies, knownBrowserCookie(email, this.#options)]
  }

  async signOut(visit: StaffVisit): Promise<WithCookies<null>> {
    const { api } = await this.#library()
    const { setCookies } = await answerOf(api.signOut({ headers: headersOf(visit), asResponse: true }))
    return { outcome: null, setCookies }
  }

  async beginSecondFactor(
    visit: StaffVisit,
    password: string,
  ): Promise<SecondFactorKey | "wrong" | TooManyAttempts> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return tooMany
    const answer = await answerOf(
      api.enableTwoFactor({ body: { password }, headers: headersOf(visit), asResponse: true }),
    )
    if (!answer.ok) {
      if (session) this.#log.notConfirmed(session.member.id)
      return "wrong"
    }
    const { totpURI, backupCodes } = answer.body
    return {
      uri: totpURI,
      key: new URL(totpURI).searchParams.get("secret") ?? "",
      paperCodes: backupCodes,
    }
  }

  async confirmSecondFactor(visit: StaffVisit, code: string): Promise<WithCookies<boolean>> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const answer = await answerOf(
      api.verifyTOTP({ body: { code }, headers: headersOf(visit), asResponse: true }),
    )
    if (!answer.ok) return { outcome: false, setCookies: [] }
    await isFirstUse(this.#options.db, answer.body.user.id, code, new Date())
    // The library started another session, which its response body does not contain.
    const token = answer.setCookies.map((cookie) => tokenIn(cookie)).find(Boolean)
    if (token) await recordCodeEntry(this.#options.db, token, new Date())
    this.#log.confirmed(answer.body.user.id, "second factor")
    await this.#recordOwn(session, { field: "secondFactor", from: null, to: "phone" })
    return { outcome: true, setCookies: answer.setCookies }
  }

  async confirmPassword(visit: StaffVisit, password: string): Promise<"right" | "wrong" | TooManyAttempts> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return tooMany
    const request = { body: { password }, headers: headersOf(visit), asResponse: true } as const
    if ((await answerOf(api.verifyPassword(request))).ok) return "right"
    if (session) this.#log.notConfirmed(session.member.id)
    return "wrong"
  }

  offerPhone(session: StaffSession, now: Date): Promise<void> {
    return offerPhone(this.#options, session, now)
  }

  offeredPhone(session: StaffSession, now: Date): Promise<SecondFactorKey | null> {
    return offeredPhone(this.#options, session, now)
  }

  async replacePhone(session: StaffSession, code: string, now: Date): Promise<"taken" | "wrong" | "expired"> {
    const outcome = await replacePhone(this.#options, session, code, now)
    if (outcome === "taken") this.#log.confirmed(session.member.id, "second factor")
    return outcome
  }

  renewPaperCodes(session: StaffSession, now: Date): Promise<void> {
    return renewPaperCodes(this.#options, session, now)
  }

  shownPaperCodes(session: StaffSession, now: Date): Promise<readonly string[] | null> {
    return shownPaperCodes(this.#options, session, now)
  }

  async changePassword(
    visit: StaffVisit,
    { present, next }: PasswordChange,
  ): Promise<WithCookies<"changed" | "wrong" | TooManyAttempts>> {
    const { api } = await this.#library()
    const session = await this.sessionOf(visit)
    const tooMany = await this.#tooManyConfirmations(session)
    if (tooMany) return { outcome: tooMany, setCookies: [] }
    const body = { currentPassword: present, newPassword: next, revokeOtherSessions: true }
    const answer = await answerOf(api.changePassword({ body, headers: headersOf(visit), asResponse: true }))
    if (!answer.ok) {
      if (session) this.#log.notConfirmed(session.member.id)
      return { outcome: "wrong", setCookies: [] }
    }
    this.#log.confirmed(answer.body.user.id, "password")
    // Runs after the library's own transaction.
    const { db, emails } = this.#options
    const { id } = answer.body.user
    await db.transaction().execute((transaction) => recordPasswordChange(transaction, id, emails, new Date()))
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
    await this.#options.db
      .deleteFrom("staff_sessions")
      .where("id", "=", sessionId)
      .where("staff_id", "=", current.member.id)
      .execute()
  }

  invite(role: StaffRole, by: AuditAuthor, now: Date): Promise<string> {
    const { db } = this.#options
    return db.transaction().execute((transaction) => this.#invite(transaction, role, by, now))
  }

  async #invite(transaction: Database, role: StaffRole, by: AuditAuthor, now: Date): Promise<string> {
    const secret = await recordInvitation(transaction, role, by, now)
    const notice = { event: "invited", by: by?.name ?? null, role } as const
    await recordOwnerNotices(transaction, this.#options.emails, notice, now)
    return secret
  }

  inviteFrom({ id, member }: StaffSession, role: StaffRole, now: Date): Promise<void> {
    const { db, secret: key } = this.#options
    return db.transaction().execute(async (transaction) => {
      const secret = await this.#invite(transaction, role, member, now)
      await storeSessionSecret(transaction, key, { sessionId: id, name: "invitation" }, secret, now)
    })
  }

  async shownInvitation(
    { id }: StaffSession,
    now: Date,
  ): Promise<{ secret: string; role: StaffRole } | null> {
    const { db, secret: key } = this.#options
    const secret = await readSessionSecret(db, key, { sessionId: id, name: "invitation" }, now)
    const invitation = secret === null ? null : await findInvitation(db, secret, now)
    return secret !== null && invitation ? { secret, role: invitation.role } : null
  }

  invitation(secret: string, now: Date): Promise<{ role: StaffRole } | null> {
    return findInvitation(this.#options.db, secret, now)
  }

  openInvitations(now: Date): Promise<OpenInvitation[]> {
    return listOpenInvitations(this.#options.db, now)
  }

  withdrawInvitation(id: string, by: AuditAuthor, now: Date): Promise<void> {
    return voidInvitation(this.#options.db, id, by, now)
  }

  async accept(visit: StaffVisit, acceptance: Acceptance): Promise<WithCookies<AcceptOutcome>> {
    const outcome = await acceptInvitation(this.#options.db, acceptance, this.#options.emails)
    if (outcome !== "accepted") return { outcome, setCookies: [] }
    if (await hasOwner(this.#options.db)) await this.#options.onOwner?.()
    const { setCookies } = await this.#checkPassword(visit, acceptance)
    return { outcome, setCookies }
  }

  inviteFirstOwner(now: Date): Promise<string | null> {
    return createFirstInvitation(this.#options.db, now)
  }

  /** Records an audit event of a person's own account, after the library's transaction of the change. */
  async #recordOwn(session: StaffSession | null, change: AuditChange): Promise<void> {
    if (!session) return
    const { id, name } = session.member
    await recordAudit(this.#options.db, {
      at: new Date(),
      by: { id, name },
      action: "changed",
      subject: "staff",
      subjectId: id,
      subjectName: name,
      changes: [change],
    })
  }

  /** Null where the signed-in person may enter the password again. */
  async #tooManyConfirmations(session: StaffSession | null): Promise<TooManyAttempts | null> {
    const retryAfterSeconds = session ? await confirmationWaitSeconds(this.#options, session.member.id) : 0
    if (retryAfterSeconds === 0) return null
    this.#log.tooMany(new Date())
    return { retryAfterSeconds }
  }

  #library(): Promise<Auth> {
    this.#auth ??= import("./open-auth.ts").then(({ openAuth }) => openAuth(this.#options))
    return this.#auth
  }
}

const CODE_FAILURES: Readonly<Record<string, "expired">> = {
  INVALID_TWO_FACTOR_COOKIE: "expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "expired",
}

/** The canonical form of a typed code: `ABCD-2345`. */
function paperCodeIn(typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[^\dA-Z]/g, "")
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}

/** The request headers that the library gets. The client address is the one that we trust. */
function headersOf({ cookie, clientAddress, userAgent }: StaffVisit): Headers {
  const headers = new Headers({ "x-client-address": clientAddress })
  if (cookie) headers.set("cookie", cookie)
  if (userAgent) headers.set("user-agent", userAgent)
  return headers
}
