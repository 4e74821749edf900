import type { Database } from "#adapters/database/database.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type {
  Acceptance,
  AcceptOutcome,
  Credentials,
  PasswordChange,
  SecondFactorCode,
  StaffAccounts,
  StaffSession,
  StaffVisit,
  WithCookies,
} from "#domain/staff/staff-accounts.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { AuthLibrary } from "./auth-library.ts"
import {
  acceptInvitation,
  createFirstInvitation,
  deleteInvitation,
  findInvitation,
  hasOwner,
  listOpenInvitations,
  recordInvitation,
} from "./invitations.ts"
import type { AuthOptions } from "./open-auth.ts"
import { OwnCredentials } from "./own-credentials.ts"
import {
  offeredPhone,
  offerPhone,
  renewBackupCodes,
  replacePhone,
  shownBackupCodes,
} from "./own-second-factor.ts"
import { recordOwnerNotices } from "./owner-notices.ts"
import { readSessionSecret, storeSessionSecret } from "./session-secrets.ts"
import { SignIn } from "./sign-in.ts"
import type { SignInLimiters } from "./sign-in-limits.ts"
import { type SignInLog, type SignInLogger, signInLog } from "./sign-in-log.ts"
import { StaffSessions } from "./staff-sessions.ts"

type Options = AuthOptions &
  SignInLimiters & {
    log: SignInLog
    emails: StaffEmails
    /** Called after an account is created while there is an owner: the first owner's link is then invalid. */
    onOwnerExists?: () => Promise<void>
  }

/** Accounts in our database, through better-auth. */
export class DatabaseStaffAccounts implements StaffAccounts {
  readonly #options: Options
  readonly #log: SignInLogger
  readonly #sessions: StaffSessions
  readonly #signIn: SignIn
  readonly #credentials: OwnCredentials

  constructor(options: Options) {
    const library = new AuthLibrary(options)
    this.#options = options
    this.#log = signInLog(options.log)
    this.#sessions = new StaffSessions(options.db, library)
    this.#signIn = new SignIn(options, library, this.#sessions, this.#log)
    this.#credentials = new OwnCredentials(options, library, this.#sessions, this.#log)
  }

  sessionOf(visit: StaffVisit) {
    return this.#sessions.sessionOf(visit)
  }

  sessions(visit: StaffVisit) {
    return this.#sessions.list(visit)
  }

  endSession(visit: StaffVisit, sessionId: string) {
    return this.#sessions.end(visit, sessionId)
  }

  signIn(visit: StaffVisit, credentials: Credentials) {
    return this.#signIn.signIn(visit, credentials)
  }

  enterCode(visit: StaffVisit, code: SecondFactorCode) {
    return this.#signIn.enterCode(visit, code)
  }

  reenterCode(visit: StaffVisit, code: SecondFactorCode) {
    return this.#signIn.reenterCode(visit, code)
  }

  signOut(visit: StaffVisit) {
    return this.#signIn.signOut(visit)
  }

  beginSecondFactor(visit: StaffVisit, password: string) {
    return this.#credentials.beginSecondFactor(visit, password)
  }

  confirmSecondFactor(visit: StaffVisit, code: string) {
    return this.#credentials.confirmSecondFactor(visit, code)
  }

  confirmPassword(visit: StaffVisit, password: string) {
    return this.#credentials.confirmPassword(visit, password)
  }

  changePassword(visit: StaffVisit, change: PasswordChange) {
    return this.#credentials.changePassword(visit, change)
  }

  offerPhone(session: StaffSession, now: Date) {
    return offerPhone(this.#options, session, now)
  }

  offeredPhone(session: StaffSession, now: Date) {
    return offeredPhone(this.#options, session, now)
  }

  async replacePhone(session: StaffSession, code: string, now: Date) {
    const outcome = await replacePhone(this.#options, session, code, now)
    if (outcome === "replaced") this.#log.credentialsChanged(session.member.id, "second factor")
    return outcome
  }

  renewBackupCodes(session: StaffSession, now: Date) {
    return renewBackupCodes(this.#options, session, now)
  }

  shownBackupCodes(session: StaffSession, now: Date) {
    return shownBackupCodes(this.#options, session, now)
  }

  invite(role: StaffRole, by: AuditAuthor, now: Date) {
    const { db } = this.#options
    return db.transaction().execute((transaction) => this.#invite(transaction, role, by, now))
  }

  inviteFrom({ id, member }: StaffSession, role: StaffRole, now: Date): Promise<void> {
    const { db, officeKey } = this.#options
    return db.transaction().execute(async (transaction) => {
      const secret = await this.#invite(transaction, role, member, now)
      await storeSessionSecret(transaction, officeKey, { sessionId: id, name: "invitation" }, secret, now)
    })
  }

  async shownInvitation({ id }: StaffSession, now: Date) {
    const { db, officeKey } = this.#options
    const secret = await readSessionSecret(db, officeKey, { sessionId: id, name: "invitation" }, now)
    const invitation = secret === null ? null : await findInvitation(db, secret, now)
    return secret !== null && invitation ? { secret, role: invitation.role } : null
  }

  invitation(secret: string, now: Date) {
    return findInvitation(this.#options.db, secret, now)
  }

  openInvitations(now: Date) {
    return listOpenInvitations(this.#options.db, now)
  }

  withdrawInvitation(id: string, by: AuditAuthor, now: Date) {
    return deleteInvitation(this.#options.db, id, by, now)
  }

  async accept(visit: StaffVisit, acceptance: Acceptance): Promise<WithCookies<AcceptOutcome>> {
    const outcome = await acceptInvitation(this.#options.db, acceptance, this.#options.emails)
    if (outcome !== "accepted") return { outcome, setCookies: [] }
    if (await hasOwner(this.#options.db)) await this.#options.onOwnerExists?.()
    const { setCookies } = await this.#signIn.checkPassword(visit, acceptance)
    return { outcome, setCookies }
  }

  inviteFirstOwner(now: Date) {
    return createFirstInvitation(this.#options.db, now)
  }

  async #invite(transaction: Database, role: StaffRole, by: AuditAuthor, now: Date): Promise<string> {
    const secret = await recordInvitation(transaction, role, by, now)
    const notice = { event: "invited", by: by?.name ?? null, role } as const
    await recordOwnerNotices(transaction, this.#options.emails, notice, now)
    return secret
  }
}
