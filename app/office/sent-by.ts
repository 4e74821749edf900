import type { DeskAttempt } from "#domain/enquiry/enquiry-desk.ts"
import type { Messages } from "#messages/messages.ts"

/** The channel of an attempt within a sentence: 'through the form service', or 'at all' where it came to none. */
export function sentBy(
  channel: DeskAttempt["channel"],
  { channels, officeEnquiries }: Pick<Messages, "channels" | "officeEnquiries">,
): string {
  return channel === "none" ? officeEnquiries.one.atAll : channels[channel].went
}
