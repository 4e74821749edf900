import type { AuditChange } from "#domain/staff/audit-log.ts"
import type { Messages } from "#messages/messages.ts"

type Texts = Messages["office"]["history"]

/** Longer values stand one below the other, as they are. */
const LONGEST_IN_A_LINE = 60

/** A change in one line, `deposit: from 25,000.00 to 30,000.00`; null where its values are too long for that. */
export function changeLine({ field, from, to }: AuditChange, texts: Texts): string | null {
  if ([from, to].some((value) => value !== null && !fitsInALine(value))) return null
  const name = fieldName(field, texts)
  if (from === null && to === null) return texts.done[field] ?? `${name}: ${texts.renewed}`
  if (from !== null && to !== null) return `${name}: ${texts.fromTo(from, to)}`
  return `${name}: ${to ?? texts.was(from ?? "")}`
}

function fitsInALine(value: string): boolean {
  return value.length <= LONGEST_IN_A_LINE && !value.includes("\n")
}

/** The field as people call it; one that has no words of its own by its name: `extraKm` is 'extra km'. What is a text stays. */
export function fieldName(field: string, { fields }: Texts): string {
  const isName = /^[\w.-]+$/.test(field)
  const words = field.replaceAll(/[-_.]+/g, " ").replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
  return fields[field] ?? (isName ? words.toLowerCase() : field)
}
