import { isSuccess, networkFailure, statusFailure } from "#adapters/http-post/failures.ts"
import { post } from "#adapters/http-post/post.ts"
import type { Delivery, DeliveryOutcome, EnquiryPayload, Transport } from "#domain/delivery/delivery.ts"
import { timeLimit } from "#lib/time-limit.ts"
import { secretKey, signatureHeaders } from "./signature.ts"
import { webhookJson } from "./webhook-json.ts"

const WEBHOOK_LIMITS = { timeoutMs: 10_000 }
export type WebhookLimits = typeof WEBHOOK_LIMITS

type Options = {
  url: string
  /** `whsec_` and 24 to 64 bytes in base64. */
  secret: string
  clock?: () => Date
  limits?: Partial<WebhookLimits>
}

/**
 * Posts each enquiry as signed JSON to a URL of the company. Any status of 200 to 299 is a success; the body of the response is
 * not read. The signature follows standardwebhooks.com, so that receivers can verify it with a library.
 */
export class WebhookTransport implements Transport {
  readonly channel = "webhook"
  readonly host: string
  readonly #url: string
  readonly #key: Buffer
  readonly #clock: () => Date
  readonly #limits: WebhookLimits

  /** @throws RangeError for an invalid secret, which `readConfig` refuses before */
  constructor({ url, secret, clock = () => new Date(), limits }: Options) {
    const key = secretKey(secret)
    if (!key) throw new RangeError("invalid webhook secret")
    this.#url = url
    this.host = new URL(url).host
    this.#key = key
    this.#clock = clock
    this.#limits = { ...WEBHOOK_LIMITS, ...limits }
  }

  async deliver(
    { messageId, payload }: Delivery<EnquiryPayload>,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> {
    const body = JSON.stringify(webhookJson(payload))
    const headers = signatureHeaders(messageId, this.#clock(), body, this.#key)
    const limit = timeLimit(this.#limits.timeoutMs, signal)
    try {
      const response = await post(this.#url, { headers, body, signal: limit.signal })
      response.destroy()
      return isSuccess(response) ? { ok: true } : statusFailure(response)
    } catch (error) {
      return limit.signal.aborted ? { ok: false, reason: "timeout" } : networkFailure(error)
    } finally {
      limit.end()
    }
  }
}
