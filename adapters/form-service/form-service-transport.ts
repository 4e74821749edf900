import { networkFailure } from "#adapters/http-post/failures.ts"
import { post } from "#adapters/http-post/post.ts"
import type { Delivery, DeliveryOutcome, EnquiryPayload, Transport } from "#domain/delivery/delivery.ts"
import { timeLimit } from "#lib/time-limit.ts"
import { formJson } from "./form-json.ts"
import { outcomeOf } from "./response.ts"

const FORM_SERVICE_LIMITS = { timeoutMs: 10_000, maxResponseBytes: 64 * 1024 }
export type FormServiceLimits = typeof FORM_SERVICE_LIMITS

type Options = {
  /** The URL for the forms of one kind. */
  url: string
  /** Origin of links, without a trailing slash. */
  siteUrl: string
  limits?: Partial<FormServiceLimits>
}

/** A hosted service that receives a form as JSON and emails it to the company. Source: docs/requirements.md, R13.1. */
export class FormServiceTransport implements Transport {
  readonly channel = "formService"
  readonly host: string
  readonly #url: string
  readonly #siteUrl: string
  readonly #limits: FormServiceLimits

  constructor({ url, siteUrl, limits }: Options) {
    this.#url = url
    this.#siteUrl = siteUrl
    this.host = new URL(url).host
    this.#limits = { ...FORM_SERVICE_LIMITS, ...limits }
  }

  async deliver(
    { messageId, payload: { enquiry } }: Delivery<EnquiryPayload>,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> {
    const limit = timeLimit(this.#limits.timeoutMs, signal)
    try {
      const response = await post(this.#url, {
        // Services that know the header recognise a second attempt.
        headers: { "idempotency-key": messageId },
        body: JSON.stringify(formJson(enquiry.content, this.#siteUrl)),
        signal: limit.signal,
      })
      return await outcomeOf(response, enquiry.content.kind, this.#limits.maxResponseBytes)
    } catch (error) {
      return limit.signal.aborted ? { ok: false, reason: "timeout" } : networkFailure(error)
    } finally {
      limit.end()
    }
  }
}
