import { randomBytes } from "node:crypto"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"

/** Backup codes without characters that look alike. */
export function newBackupCodes(): string[] {
  return Array.from({ length: 10 }, () => referenceFrom(randomBytes(8)))
}
