import { createHmac, timingSafeEqual } from "node:crypto"
import { parseArgs } from "node:util"
import { FakeFormService, type FormServiceBehaviour, type ReceivedForm } from "./form-service.ts"

/** A secret for tests only. */
export const FAKE_SECRET = `whsec_${Buffer.from("a secret of no site, of 32 chars").toString("base64")}`

export type ReceivedWebhook = {
  id: string
  /** Its `webhook-timestamp`. */
  sentAt: Date
  /** Whether the signature is valid and its time differs from ours by at most five minutes. */
  isSignatureValid: boolean
  body: unknown
  behaviour: FormServiceBehaviour
}

/** A webhook receiver that verifies signatures and can be set to fail. It accepts any path; `/` lists the requests. */
export class FakeWebhookReceiver {
  readonly #service: FakeFormService
  readonly #secret: string

  private constructor(service: FakeFormService, secret: string) {
    this.#service = service
    this.#secret = secret
  }

  static async start({ port = 0, secret = FAKE_SECRET } = {}): Promise<FakeWebhookReceiver> {
    const about = (form: ReceivedForm) => {
      const { id, isSignatureValid } = toReceivedWebhook(form, secret)
      return `webhook-id: ${id}, signature ${isSignatureValid ? "right" : "WRONG"}`
    }
    const service = await FakeFormService.start(port, { title: "Fake webhook receiver", about })
    return new FakeWebhookReceiver(service, secret)
  }

  get url(): string {
    return this.#service.url
  }

  get received(): ReceivedWebhook[] {
    return this.#service.received.map((form) => toReceivedWebhook(form, this.#secret))
  }

  /** The requested paths, in order. */
  get paths(): string[] {
    return this.#service.received.map(({ path }) => path)
  }

  /** Sets the responses to the next requests, in order. The last one is repeated. */
  setBehaviours(...behaviours: [FormServiceBehaviour, ...FormServiceBehaviour[]]): void {
    this.#service.setBehaviours(...behaviours)
  }

  stop(): Promise<void> {
    return this.#service.stop()
  }
}

function toReceivedWebhook(form: ReceivedForm, secret: string): ReceivedWebhook {
  const { headers, body, behaviour } = form
  const timestamp = Number(headers["webhook-timestamp"])
  return {
    id: String(headers["webhook-id"]),
    sentAt: new Date(timestamp * 1000),
    isSignatureValid: isSignatureValid(form, secret),
    body,
    behaviour,
  }
}

const MAX_AGE_SECONDS = 5 * 60

/** Verifies a request as docs/operations.md describes. */
function isSignatureValid({ headers, text }: ReceivedForm, secret: string): boolean {
  const id = String(headers["webhook-id"])
  const timestamp = Number(headers["webhook-timestamp"])
  const signatures = String(headers["webhook-signature"])
  if (Math.abs(Date.now() / 1000 - timestamp) > MAX_AGE_SECONDS) return false
  const key = Buffer.from(secret.replace("whsec_", ""), "base64")
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${text}`).digest()
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ""), "base64")
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4021" } } })
  const { url } = await FakeWebhookReceiver.start({ port: Number(values.port) })
  console.log(`The fake webhook receiver accepts requests at ${url}/anything and shows them at ${url}/`)
  console.log(`WEBHOOK_URL=${url}/enquiries\nWEBHOOK_SECRET=${FAKE_SECRET}`)
}
