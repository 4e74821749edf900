import { betterAuth } from "better-auth"
import { twoFactor } from "better-auth/plugins/two-factor"
import type { Database } from "#adapters/database/database.ts"
import { PASSWORD_LENGTH } from "#domain/staff/password.ts"
import { newBackupCodes } from "./backup-codes.ts"
import { cookieScope, type OfficeSite } from "./office-cookies.ts"
import { hashPassword, verifyPassword } from "./password-hash.ts"

export type AuthOptions = OfficeSite & {
  db: Database
  /** Signs cookies and encrypts second factors. */
  officeKey: string
  companyName: string
}

/** Sessions end after a working day, however active they are. */
const SESSION_SECONDS = 12 * 60 * 60

export type Auth = ReturnType<typeof openAuth>

/**
 * better-auth on our tables. It is configured for SQLite on either engine, so that it writes times as ISO text and booleans as 1
 * and 0, like all our tables. Its HTTP routes are not served; our routes call it.
 */
export function openAuth({ db, officeKey, companyName, ...site }: AuthOptions) {
  const { prefix, path, isSecure } = cookieScope(site)
  return betterAuth({
    appName: companyName,
    database: { db, type: "sqlite", transaction: true },
    secret: officeKey,
    baseURL: site.officeUrl,
    basePath: "/office",
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own rate limiter counts for all processes: see sign-in-limits.ts.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      // We count code points, the library UTF-16 units.
      maxPasswordLength: PASSWORD_LENGTH.max * 2,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
    },
    session: {
      modelName: "staff_sessions",
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: {
        codeGivenAt: { type: "date", required: false, input: false, fieldName: "code_given_at" },
      },
      fields: {
        userId: "staff_id",
        expiresAt: "expires_at",
        ipAddress: "client_address",
        userAgent: "user_agent",
        ...TIME_COLUMNS,
      },
    },
    user: {
      modelName: "staff",
      fields: { emailVerified: "email_verified", ...TIME_COLUMNS },
      additionalFields: {
        role: { type: "string", required: true, input: false },
        editsFleet: { type: "number", required: false, input: false, fieldName: "edits_fleet" },
      },
    },
    account: {
      modelName: "staff_credentials",
      fields: {
        userId: "staff_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...TIME_COLUMNS,
      },
    },
    verification: { modelName: "staff_verifications", fields: { expiresAt: "expires_at", ...TIME_COLUMNS } },
    advanced: {
      // The library's own prefix is always `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: `${prefix}office`,
      defaultCookieAttributes: { sameSite: "strict", httpOnly: true, secure: isSecure, path },
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
    },
    plugins: [
      twoFactor({
        issuer: companyName,
        // Limited by `code-lock.ts`, at the sign-in and after it.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
        schema: {
          user: { fields: { twoFactorEnabled: "second_factor_enabled" } },
          twoFactor: {
            modelName: "staff_second_factors",
            fields: {
              userId: "staff_id",
              backupCodes: "paper_codes",
              failedVerificationCount: "failed_tries",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
    ],
  })
}

const TIME_COLUMNS = { createdAt: "created_at", updatedAt: "updated_at" }
