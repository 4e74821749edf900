import { onceAMinute } from "#lib/once-a-minute.ts"

/** Logs a line with ids, never a name or an address. */
export type SignInLog = Record<"info" | "warn", (fields: Record<string, unknown>, message: string) => void>

type SignInMethod = "password" | "app" | "backup"

/** Logs sign-ins. docs/operations.md explains each line, with its field `way` for the method. */
export function signInLog(log: SignInLog) {
  return {
    signedIn(staffId: string, method: SignInMethod) {
      log.info({ staffId, way: method }, "office sign-in succeeded")
    },

    signInFailed(method: SignInMethod, why: string) {
      log.warn({ way: method, why }, "office sign-in failed")
    },

    /** Logs at most one line a minute, with the number of attempts. */
    rateLimitExceeded: onceAMinute((count) => log.warn({ count }, "office sign-in rate limit exceeded")),

    credentialsChanged(staffId: string, what: "password" | "second factor") {
      log.info({ staffId, what }, "office credentials changed")
    },

    codeRefused(staffId: string, why: string) {
      log.warn({ staffId, why }, "second factor of a signed-in user was wrong")
    },

    confirmationFailed(staffId: string) {
      log.warn({ staffId }, "password confirmation of a signed-in user failed")
    },
  }
}

export type SignInLogger = ReturnType<typeof signInLog>
