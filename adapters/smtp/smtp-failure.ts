import type { DeliveryFailure, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { tlsFailure } from "#domain/delivery/tls-failure.ts"

/**
 * What Nodemailer tells of an error, as far as we use it: its code, that of the system or of OpenSSL, and the server's reply where
 * there was one.
 */
type SmtpError = {
  code?: unknown
  originalCode?: unknown
  responseCode?: unknown
  response?: unknown
  command?: unknown
}

/** Names what went wrong. The server's own words stay out of the detail: they may quote what a visitor wrote. */
export function failureOf(error: unknown): DeliveryOutcome {
  // Anything may be thrown; `Object` makes even `undefined` something to read from.
  const { code, originalCode, responseCode, response, command }: SmtpError = Object(error)
  const reply = typeof responseCode === "number" ? responseCode : null
  const detail = [code, originalCode, reply, command].filter(Boolean).join(" ")
  if (code === "ETLS" || tlsFailure(String(originalCode))) return { ok: false, reason: "insecure", detail }
  return { ok: false, reason: reply ? byReply(reply, String(response ?? "")) : byCode(String(code)), detail }
}

const ASKS_TO_WAIT = [421, 450]

/**
 * A 5xx reply is a no, a 4xx one a 'not now': a request to wait where the server is busy (421), greylists (450), or has
 * a policy against so much at once (enhanced status 4.7.x). 503 says that the talk went out of step, not that the mail is refused.
 */
function byReply(reply: number, response: string): DeliveryFailure {
  if (reply >= 500) return reply === 503 ? "failed" : "refused"
  if (ASKS_TO_WAIT.includes(reply) || /\b4\.7\.\d/.test(response)) return "throttled"
  return reply >= 400 ? "failed" : "malformed"
}

const FAILURE_OF_CODE: Readonly<Record<string, DeliveryFailure>> = {
  ETIMEDOUT: "timeout",
  EABORT: "timeout",
  ECONNECTION: "unreachable",
  ESOCKET: "unreachable",
  EDNS: "unreachable",
  EPROTOCOL: "malformed",
  EAUTH: "refused",
  EENVELOPE: "refused",
}

function byCode(code: string): DeliveryFailure {
  return FAILURE_OF_CODE[code] ?? "failed"
}
