import { MAX_COUNTED } from "#domain/enquiry/enquiry-repository.ts"
import type { Messages } from "#messages/messages.ts"

/** Formats a count: `24`. The database counts only up to `MAX_COUNTED`, which is shown as `999+`. */
export function countText(count: number, messages: Messages["officeEnquiries"]): string {
  return count < MAX_COUNTED ? String(count) : messages.atLeast(count)
}
