import { expect, it } from "vitest"
import type { DeliveryFailure } from "./delivery.ts"
import { type FailureReason, failureReason } from "./failure-reason.ts"

const FAILURES: [DeliveryFailure, string | null, FailureReason][] = [
  ["unreachable", "ESOCKET ECONNREFUSED CONN", "unreachable"],
  ["timeout", "ETIMEDOUT CONN", "timeout"],
  ["refused", "EAUTH 535 AUTH PLAIN", "refusedSignIn"],
  ["refused", "EENVELOPE 550 RCPT TO", "refusedAddress"],
  ["refused", "EENVELOPE 550 MAIL FROM", "refused"],
  ["refused", "EMESSAGE 554 DATA", "refused"],
  ["refused", "status 404", "refused"],
  ["refused", null, "refused"],
  ["throttled", "EENVELOPE 450 RCPT TO", "throttled"],
]

it.each(FAILURES)("the failure '%s' with the detail %s has the reason '%s'", (failure, detail, reason) => {
  expect(failureReason(failure, detail)).toBe(reason)
})
