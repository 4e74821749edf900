import type { AuditChange } from "#domain/staff/audit-log.ts"
import type { Messages } from "#messages/messages.ts"

type HistoryMessages = Messages["office"]["history"]

/** In characters. Longer values, and values of several lines, are shown as blocks. */
const MAX_INLINE_LENGTH = 60

/** A change in one line, `deposit: from 25,000.00 to 30,000.00`. Null: a value does not fit in one line. */
export function changeLine({ field, from, to }: AuditChange, messages: HistoryMessages): string | null {
  if ([from, to].some((value) => value !== null && !isInline(value))) return null
  const name = fieldName(field, messages)
  if (from === null && to === null) return messages.done[field] ?? `${name}: ${messages.renewed}`
  if (from !== null && to !== null) return `${name}: ${messages.fromTo(from, to)}`
  return `${name}: ${to ?? messages.cleared(from ?? "")}`
}

function isInline(value: string): boolean {
  return value.length <= MAX_INLINE_LENGTH && !value.includes("\n")
}

/**
 * The label of a field: from the messages, or derived from its name (`extraKm` becomes 'extra km'). A field that is a label already is
 * returned unchanged.
 */
export function fieldName(field: string, { fields }: HistoryMessages): string {
  const isName = /^[\w.-]+$/.test(field)
  const words = field.replaceAll(/[-_.]+/g, " ").replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
  return fields[field] ?? (isName ? words.toLowerCase() : field)
}
