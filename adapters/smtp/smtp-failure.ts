import type { DeliveryFailure, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { tlsFailure } from "#domain/delivery/tls-failure.ts"

/**
 * The properties of a Nodemailer error that are used: its code, the code of the system or of OpenSSL, the status code and text of
 * the server's reply, and the command that it replies to.
 */
type SmtpError = {
  code?: unknown
  originalCode?: unknown
  responseCode?: unknown
  response?: unknown
  command?: unknown
}

/** Classifies an error. The detail omits the server's text, which may quote what a visitor wrote. */
export function failureOf(error: unknown): DeliveryOutcome {
  // Anything may be thrown; `Object` makes even `undefined` an object.
  const { code, originalCode, responseCode, response, command }: SmtpError = Object(error)
  const reply = typeof responseCode === "number" ? responseCode : null
  const detail = [code, originalCode, reply, command].filter(Boolean).join(" ")
  if (code === "ETLS" || tlsFailure(String(originalCode))) return { ok: false, reason: "insecure", detail }
  return {
    ok: false,
    reason: reply ? failureOfReply(reply, String(response ?? "")) : failureOfCode(String(code)),
    detail,
  }
}

const THROTTLING_REPLIES = [421, 450]

/**
 * A 5xx reply is permanent, a 4xx one temporary. The server asks us to wait if it is busy (421), greylists (450), or limits
 * the rate (enhanced status 4.7.x). 503 is a wrong order of commands, not a refused email.
 */
function failureOfReply(reply: number, response: string): DeliveryFailure {
  if (reply >= 500) return reply === 503 ? "failed" : "refused"
  if (THROTTLING_REPLIES.includes(reply) || /\b4\.7\.\d/.test(response)) return "throttled"
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

function failureOfCode(code: string): DeliveryFailure {
  return FAILURE_OF_CODE[code] ?? "failed"
}
