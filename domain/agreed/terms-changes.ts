import { nameWithRateNotes } from "#domain/enquiry/wording.ts"
import { formatTotal } from "#domain/money.ts"
import { formatWallTime } from "#domain/rental-period.ts"
import type { AuditChange } from "#domain/staff/audit-log.ts"
import { type AgreedLine, type AgreedTerms, agreedTotal, nameWithUnits } from "./agreed-terms.ts"

/** The differences between two versions of agreed terms, for the history of the enquiry. `before` null: there were none. */
export function termsChanges(before: AgreedTerms | null, after: AgreedTerms): AuditChange[] {
  const from = before ? fieldTexts(before) : new Map<string, string>()
  const to = fieldTexts(after)
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const change = { field, from: from.get(field) ?? null, to: to.get(field) ?? null }
    return change.from === change.to ? [] : [change]
  })
}

/**
 * The texts of the terms that the history compares, by the name of the field. Each line of the price is one field. Stored events
 * have the names, so `kmADay` stays the name of `kmPerDay`.
 */
function fieldTexts(terms: AgreedTerms): Map<string, string> {
  const { vehicles, conditions, currency, lines } = terms
  const total = agreedTotal(terms)
  const texts: [string, string | null][] = [
    ["vehicle", vehicles.map(nameWithUnits).join(", ")],
    ["pickUpAt", formatWallTime(terms.pickUpAt)],
    ["pickUpLocation", terms.pickUpLocation],
    ["returnAt", formatWallTime(terms.returnAt)],
    ["returnLocation", terms.returnLocation],
    ...lines.map((line): [string, string] => [`line: ${lineName(line)}`, amountText(line)]),
    ["total", total === null ? null : formatTotal(total)],
    ["kmADay", conditions.kmPerDay === null ? "unlimited" : String(conditions.kmPerDay)],
    ["hasDriver", conditions.hasDriver ? "yes" : "no"],
    ["livesAbroad", terms.livesAbroad === undefined ? null : terms.livesAbroad ? "yes" : "no"],
    ["deposit", conditions.deposit === null ? null : formatTotal(conditions.deposit)],
    ["currency", currency && `${currency.code} at ${formatTotal(currency.rate)}`],
  ]
  return new Map(
    texts.flatMap(([field, text]) => (text === null || text === "" ? [] : [[field, text] as const])),
  )
}

function lineName(line: AgreedLine): string {
  switch (line.kind) {
    case "vehicle":
    case "extra":
      return nameWithRateNotes(line)
    case "charge":
      return line.name || line.charge
    case "discount":
      return "discount"
  }
}

function amountText(line: AgreedLine): string {
  const amount = formatTotal(line.amount)
  if (line.kind === "vehicle" || line.kind === "extra") {
    return line.countedIn === "once" ? amount : `${line.count} × ${formatTotal(line.unitPrice)} = ${amount}`
  }
  if (line.kind === "charge") return amount
  const percent = line.percent === null ? "" : `${line.percent} % `
  return `${percent}−${amount} (${line.reason})`
}
