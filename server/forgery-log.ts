import type { FormGuard } from "#domain/enquiry/intake.ts"
import type { ServerLog } from "./log.ts"

const QUIET_MS = 60_000

type Forgery = "form token" | "origin"

/** Writes down that requests were refused which no page of ours makes: a line a minute at most for each kind, with how many. */
export function forgeryLog(log: Pick<ServerLog, "warn">, clock: () => Date): (kind: Forgery) => void {
  const told = new Map<Forgery, { at: number; untold: number }>()
  return (kind) => {
    const now = clock().getTime()
    const { at, untold } = told.get(kind) ?? { at: Number.NEGATIVE_INFINITY, untold: 0 }
    if (now - at < QUIET_MS) return void told.set(kind, { at, untold: untold + 1 })
    log.warn({ kind, count: untold + 1 }, "requests that no page of ours makes were refused")
    told.set(kind, { at: now, untold: 0 })
  }
}

/** The same guard, which tells of tokens that are not ours. */
export function tellingFormGuard(guard: FormGuard, tell: (kind: Forgery) => void): FormGuard {
  return {
    issue: (formKey) => guard.issue(formKey),
    check: (token, trap) => {
      const checked = guard.check(token, trap)
      if (!checked.ok && checked.suspicion === "tokenInvalid" && token !== "") tell("form token")
      return checked
    },
  }
}
