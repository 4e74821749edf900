import { createHmac, timingSafeEqual } from "node:crypto"
import type { SigningSecrets } from "../secrets/secret.ts"

/** 128 bits. */
const KEY_BYTES = 16

/** The key of an enquiry's page: a signature of its id, so that none has to be stored. */
export function pageKey(secret: string, enquiryId: string): string {
  return signature(secret, enquiryId).toString("base64url")
}

/** Whether a key is of this enquiry, under the current secret or the previous one. Compares in constant time. */
export function isPageKey(
  { secret, previousSecret }: SigningSecrets,
  enquiryId: string,
  key: string,
): boolean {
  const bytes = Buffer.from(key, "base64url")
  if (bytes.length !== KEY_BYTES || bytes.toString("base64url") !== key) return false
  const isCurrent = timingSafeEqual(bytes, signature(secret, enquiryId))
  const isPrevious = timingSafeEqual(bytes, signature(previousSecret ?? secret, enquiryId))
  return isCurrent || isPrevious
}

function signature(secret: string, enquiryId: string): Buffer {
  return createHmac("sha256", secret).update(`visitor page ${enquiryId}`).digest().subarray(0, KEY_BYTES)
}
