import type { IncomingMessage } from "node:http"
import type { DeliveryFailure, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { tlsFailure } from "#domain/delivery/tls-failure.ts"
import { retryAfterSeconds } from "./retry-after.ts"

export function isSuccess({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300
}

/** The failure that the status of a response means; the body is not read. */
export function statusFailure({ statusCode = 0, headers }: IncomingMessage): DeliveryOutcome {
  const waitSeconds = retryAfterSeconds(headers["retry-after"] ?? null, new Date())
  return {
    ok: false,
    reason: failureOf(statusCode),
    retryAfterSeconds: waitSeconds,
    detail: `status ${statusCode}`,
  }
}

/** A status below 400 other than a success is a redirect, or one that no such service sends. */
function failureOf(status: number): DeliveryFailure {
  if (status === 429) return "throttled"
  if (status >= 500) return "failed"
  return status >= 400 ? "refused" : "malformed"
}

/** Classifies a failed connection by its system error code (ECONNREFUSED), or by a parser's code (HPE_INVALID_CONSTANT). */
export function networkFailure(error: unknown): DeliveryOutcome {
  const detail = error instanceof Error && "code" in error ? String(error.code) : undefined
  if (detail === undefined) return { ok: false, reason: "unreachable" }
  if (detail === "ETIMEDOUT") return { ok: false, reason: "timeout", detail }
  if (tlsFailure(detail)) return { ok: false, reason: "insecure", detail }
  return { ok: false, reason: detail.startsWith("HPE_") ? "malformed" : "unreachable", detail }
}
