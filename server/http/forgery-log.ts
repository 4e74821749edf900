import type { FormGuard } from "#domain/enquiry/intake.ts"
import { onceAMinute } from "#lib/once-a-minute.ts"
import type { ServerLog } from "../log.ts"

type Forgery = "form token" | "origin"

/**
 * Logs refused requests that no page of ours makes. At most one line a minute is written for each kind, with
 * the number of requests.
 */
export function forgeryLog(log: Pick<ServerLog, "warn">, clock: () => Date): (kind: Forgery) => void {
  const throttledLog = (kind: Forgery) =>
    onceAMinute((count) => log.warn({ kind, count }, "forged requests refused"))
  const logOf = { "form token": throttledLog("form token"), origin: throttledLog("origin") }
  return (kind) => logOf[kind](clock())
}

/** Wraps a form guard to log tokens with a wrong signature. */
export function loggingFormGuard(guard: FormGuard, logForgery: (kind: Forgery) => void): FormGuard {
  return {
    issue: (formKey) => guard.issue(formKey),
    check: (token, honeypot) => {
      const result = guard.check(token, honeypot)
      if (!result.ok && result.suspicion === "tokenInvalid" && token !== "") logForgery("form token")
      return result
    },
  }
}
