import type { IncomingMessage } from "node:http"
import { isSuccess, statusFailure } from "#adapters/http-post/failures.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { EnquiryKind } from "#domain/enquiry/enquiry.ts"

/**
 * What an answer means. An enquiry is delivered by a successful status alone. A booking or a contact message is delivered
 * unless the body says otherwise: JSON whose `ok` or `success` is false. Source: docs/requirements.md, R13.8,
 * R13.10 and R13.11.
 */
export async function outcomeOf(
  answer: IncomingMessage,
  kind: EnquiryKind,
  maxBytes: number,
): Promise<DeliveryOutcome> {
  if (!isSuccess(answer) || kind === "enquiry") {
    answer.destroy()
    return isSuccess(answer) ? { ok: true } : statusFailure(answer)
  }
  const body = await readUpTo(maxBytes, answer)
  const saysJson = /\bjson\b/i.test(answer.headers["content-type"] ?? "")
  return verdict(body, saysJson)
}

/**
 * A body that claims to be JSON is believed only when it is; one that does not may be anything, and the status decides.
 * So it does where there is no body: another try would be another e-mail.
 */
function verdict(body: string | null, saysJson: boolean): DeliveryOutcome {
  if (body?.trim() === "") return { ok: true }
  const json = body === null ? undefined : parsed(body)
  if (json === undefined) {
    return saysJson ? { ok: false, reason: "malformed", detail: "not JSON, or too long" } : { ok: true }
  }
  return saysNo(json)
    ? { ok: false, reason: "refused", detail: "the answer says that it failed" }
    : { ok: true }
}

/** Some services write their flag as text: `{"success": "false"}`. */
function saysNo(json: unknown): boolean {
  if (typeof json !== "object" || json === null) return false
  const flags = ["ok" in json ? json.ok : true, "success" in json ? json.success : true]
  return flags.some((flag) => flag === false || flag === "false")
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** @returns null as soon as there is more than the limit; what is left is not read. */
async function readUpTo(maxBytes: number, answer: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
