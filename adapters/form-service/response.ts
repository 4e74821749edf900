import type { IncomingMessage } from "node:http"
import { isSuccess, statusFailure } from "#adapters/http-post/failures.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { FormKind } from "#domain/enquiry/enquiry.ts"
import { readUpTo } from "#lib/read-up-to.ts"

/**
 * The outcome of a response of the form service. For the form of the home page ('enquiry') only the status decides. Any other form
 * is also not delivered if the body is JSON whose `ok` or `success` is false. Source: docs/requirements.md, R13.8, R13.10 and
 * R13.11.
 */
export async function outcomeOf(
  response: IncomingMessage,
  kind: FormKind,
  maxBytes: number,
): Promise<DeliveryOutcome> {
  if (!isSuccess(response) || kind === "enquiry") {
    response.destroy()
    return isSuccess(response) ? { ok: true } : statusFailure(response)
  }
  const body = await readUpTo(maxBytes, response)
  const declaresJson = /\bjson\b/i.test(response.headers["content-type"] ?? "")
  return bodyOutcome(body && new TextDecoder().decode(body), declaresJson)
}

/**
 * A response that declares JSON must be JSON. For a body that is not JSON in any other response, and for an empty body, the status
 * decides, because another attempt would send another email.
 */
function bodyOutcome(body: string | null, declaresJson: boolean): DeliveryOutcome {
  if (body?.trim() === "") return { ok: true }
  const json = body === null ? undefined : parseJson(body)
  if (json === undefined) {
    return declaresJson ? { ok: false, reason: "malformed", detail: "not JSON, or too long" } : { ok: true }
  }
  return reportsFailure(json)
    ? { ok: false, reason: "refused", detail: "the response reports a failure" }
    : { ok: true }
}

/** A flag may be a boolean or a text: some services send `{"success": "false"}`. */
function reportsFailure(json: unknown): boolean {
  if (typeof json !== "object" || json === null) return false
  const flags = ["ok" in json ? json.ok : true, "success" in json ? json.success : true]
  return flags.some((flag) => flag === false || flag === "false")
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
