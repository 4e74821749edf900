import type { AttemptRecord } from "#domain/enquiry/enquiry-repository.ts"
import type { Messages } from "#messages/messages.ts"

/** The phrase for the channel of an attempt, within a sentence: 'through the form service', or 'at all' if no channel was tried. */
export function sentBy(
  channel: AttemptRecord["channel"],
  { channels, officeEnquiries }: Pick<Messages, "channels" | "officeEnquiries">,
): string {
  return channel === "none" ? officeEnquiries.page.throughNoChannel : channels[channel].deliveredText
}
