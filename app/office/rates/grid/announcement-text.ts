import type { Messages } from "#messages/messages.ts"
import type { Announcement } from "./grid-state.ts"

export function announcementText(
  announcement: Announcement | null,
  messages: Messages["officeRates"],
): string {
  switch (announcement?.about) {
    case undefined:
      return ""
    case "selected":
      return messages.selected(announcement.rows, announcement.columns)
    case "copied":
      return messages.copied(announcement.count)
    case "pasted":
      return messages.paste.done(announcement.count, announcement.changedCount)
    case "percent":
      return messages.percent.done(announcement.changedCount)
    case "undone":
      return messages.undone
    case "redone":
      return messages.redone
  }
}
