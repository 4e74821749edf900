import { onceAMinute } from "#lib/once-a-minute.ts"

/** Logs a line with ids, never a name or an address. */
export type SignInLog = Record<"info" | "warn", (fields: Record<string, unknown>, message: string) => void>

type Way = "password" | "app" | "paper"

/** Logs sign-ins. docs/operations.md explains each line. */
export function signInLog(log: SignInLog) {
  return {
    signedIn(staffId: string, way: Way) {
      log.info({ staffId, way }, "somebody signed in to the office")
    },

    refused(way: Way, why: string) {
      log.warn({ way, why }, "a sign-in to the office was refused")
    },

    /** At most one line a minute, whatever the number of attempts. */
    tooMany: onceAMinute((count) => log.warn({ count }, "too many tries to sign in to the office")),

    confirmed(staffId: string, what: "password" | "second factor") {
      log.info({ staffId, what }, "somebody changed how they sign in to the office")
    },

    codeRefused(staffId: string, why: string) {
      log.warn({ staffId, why }, "a code of somebody who is signed in to the office was refused")
    },

    notConfirmed(staffId: string) {
      log.warn({ staffId }, "somebody who is signed in to the office did not know their password")
    },
  }
}
