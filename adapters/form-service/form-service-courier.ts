import type { Courier, Delivery, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { timeLimit } from "#domain/delivery/time-limit.ts"
import { outcomeOf } from "./answer.ts"
import { formJson } from "./form-json.ts"

const FORM_SERVICE_LIMITS = { deadlineMs: 10_000, maxAnswerBytes: 64 * 1024 }
export type FormServiceLimits = typeof FORM_SERVICE_LIMITS

type Parts = {
  /** Where the forms of one kind are posted to. */
  url: string
  limits?: Partial<FormServiceLimits>
}

/** A hosted service that takes a form as JSON and brings it to the company by e-mail. Source: specification, section 7. */
export class FormServiceCourier implements Courier {
  readonly channel = "formService"
  readonly #url: string
  readonly #limits: FormServiceLimits

  constructor({ url, limits }: Parts) {
    this.#url = url
    this.#limits = { ...FORM_SERVICE_LIMITS, ...limits }
  }

  async deliver(delivery: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const limit = timeLimit(this.#limits.deadlineMs, signal)
    try {
      const response = await fetch(this.#url, requestFor(delivery, limit.signal))
      return await outcomeOf(response, delivery.enquiry.content.kind, this.#limits.maxAnswerBytes)
    } catch (error) {
      return limit.signal.aborted ? { ok: false, reason: "timeout" } : networkFailure(error)
    } finally {
      limit.end()
    }
  }
}

/** A redirect is not followed: it would send what a visitor wrote to an address that nobody has set. */
function requestFor({ messageId, enquiry }: Delivery, signal: AbortSignal): RequestInit {
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      // Services that know the header take a second try for the same form.
      "idempotency-key": messageId,
    },
    body: JSON.stringify(formJson(enquiry.content)),
    redirect: "manual",
    signal,
  }
}

/** The HTTP client gives up by itself where a connection cannot be made in ten seconds. */
const CLIENT_TIMEOUTS = [
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
]

/** `fetch` says only that it failed; the reason is in its cause: ECONNREFUSED, or HTTPParserError for what is not HTTP. */
function networkFailure(error: unknown): DeliveryOutcome {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error)) return { ok: false, reason: "unreachable" }
  const detail = "code" in cause && cause.code ? String(cause.code) : cause.name
  if (CLIENT_TIMEOUTS.includes(detail)) return { ok: false, reason: "timeout", detail }
  return { ok: false, reason: cause.name === "HTTPParserError" ? "malformed" : "unreachable", detail }
}
