import { createHmac } from "node:crypto"

/** The format of a secret: 24 to 64 random bytes in base64, after a prefix. Source: standardwebhooks.com, 'Signature scheme'. */
export const SECRET_PREFIX = "whsec_"
const SECRET_BYTES = { min: 24, max: 64 }

/** @returns null for an invalid secret */
export function secretKey(secret: string): Buffer | null {
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret)) return null
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64")
  return key.length >= SECRET_BYTES.min && key.length <= SECRET_BYTES.max ? key : null
}

/** Signs a request: HMAC-SHA256 over id, timestamp and body, joined by dots. */
export function signatureHeaders(
  id: string,
  sentAt: Date,
  body: string,
  key: Buffer,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` }
}
