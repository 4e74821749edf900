import { randomBytes } from "node:crypto"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"

const CODE_COUNT = 10

/** Random backup codes in the format of references, `ABCD-2345`, without characters that look alike. */
export function newBackupCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => referenceFrom(randomBytes(8)))
}
