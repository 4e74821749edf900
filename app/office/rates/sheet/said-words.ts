import type { Messages } from "#messages/messages.ts"
import type { Said } from "./sheet-state.ts"

export function saidWords(said: Said | null, messages: Messages["officeRates"]): string {
  switch (said?.about) {
    case undefined:
      return ""
    case "selected":
      return messages.selected(said.rows, said.columns)
    case "copied":
      return messages.copied(said.count)
    case "pasted":
      return messages.paste.done(said.count, said.changed)
    case "percent":
      return messages.percent.done(said.changed)
    case "undone":
      return messages.undone
    case "redone":
      return messages.redone
  }
}
