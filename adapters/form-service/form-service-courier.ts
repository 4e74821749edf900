import type { Courier, Delivery, DeliveryOutcome } from "#domain/delivery/delivery.ts"
import { timeLimit } from "#domain/delivery/time-limit.ts"
import { tlsFault } from "#domain/delivery/tls-fault.ts"
import { outcomeOf } from "./answer.ts"
import { formJson } from "./form-json.ts"
import { postJson } from "./post-json.ts"

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

  async deliver({ messageId, enquiry }: Delivery, signal: AbortSignal): Promise<DeliveryOutcome> {
    const limit = timeLimit(this.#limits.deadlineMs, signal)
    try {
      const answer = await postJson(this.#url, {
        // Services that know the header take a second try for the same form.
        headers: { "idempotency-key": messageId },
        body: formJson(enquiry.content),
        signal: limit.signal,
      })
      return await outcomeOf(answer, enquiry.content.kind, this.#limits.maxAnswerBytes)
    } catch (error) {
      return limit.signal.aborted ? { ok: false, reason: "timeout" } : networkFailure(error)
    } finally {
      limit.end()
    }
  }
}

/** What the system says of a connection (ECONNREFUSED), or the parser of what is not HTTP (HPE_INVALID_CONSTANT). */
function networkFailure(error: unknown): DeliveryOutcome {
  const detail = error instanceof Error && "code" in error ? String(error.code) : undefined
  if (detail === undefined) return { ok: false, reason: "unreachable" }
  if (detail === "ETIMEDOUT") return { ok: false, reason: "timeout", detail }
  if (tlsFault(detail)) return { ok: false, reason: "insecure", detail }
  return { ok: false, reason: detail.startsWith("HPE_") ? "malformed" : "unreachable", detail }
}
