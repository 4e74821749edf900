/** A line in the log: ids, never a name or an address. */
export type SignInLog = Record<"info" | "warn", (fields: Record<string, unknown>, message: string) => void>

type Way = "password" | "app" | "paper"

const QUIET_MS = 60_000

/** What whoever looks after the site wants to hear of sign-ins. docs/operations.md says what each line means. */
export function signInLog(log: SignInLog) {
  let toldAt = 0
  let untold = 0
  return {
    signedIn(staffId: string, way: Way) {
      log.info({ staffId, way }, "somebody signed in to the office")
    },

    refused(way: Way, why: string) {
      log.warn({ way, why }, "a sign-in to the office was refused")
    },

    /** A flood of tries is one line a minute. */
    tooMany(now: Date) {
      untold++
      if (now.getTime() - toldAt < QUIET_MS) return
      log.warn({ count: untold }, "too many tries to sign in to the office")
      toldAt = now.getTime()
      untold = 0
    },

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
