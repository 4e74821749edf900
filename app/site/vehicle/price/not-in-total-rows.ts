import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import type { CompanyRules } from "#domain/content/content.ts"
import { type Cents, formatRuleAmount, formatTotal } from "#domain/money.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * A cost that no total contains. `withUnlimitedKm` replaces the text while the visitor has chosen unlimited kilometres: null
 * leaves the row out, and undefined keeps the text.
 */
export type NotInTotalRow = { term: string; note?: string; text: string; withUnlimitedKm?: string | null }

/**
 * The further costs and the deposit of a vehicle. Made on the server, so that the script of the form contains none of these
 * texts.
 */
export function notInTotalRows(
  { deposit, extraKmRate, chauffeurOnly }: Pick<Vehicle, "deposit" | "extraKmRate" | "chauffeurOnly">,
  rules: CompanyRules,
  messages: Messages["vehicleFacts"]["notInTotal"],
): NotInTotalRow[] {
  const rows: (NotInTotalRow | false)[] = [
    deposit !== null && depositRow(deposit, rules, messages),
    // Per day, as in the company's rule. Only the agreement decides whether the kilometres of the days add up.
    {
      term: messages.mileage,
      text: messages.mileageADay(rules.mileageAllowanceKm),
      withUnlimitedKm: messages.unlimited,
    },
    extraKmRate !== null && { term: messages.extraKm, text: formatTotal(extraKmRate), withUnlimitedKm: null },
    !chauffeurOnly && {
      term: messages.excess,
      note: messages.excessNote,
      text: formatRuleAmount(rules.insuranceExcess),
    },
    {
      term: messages.cleaning,
      text: messages.fromTo(formatRuleAmount(rules.cleaningFrom), formatRuleAmount(rules.cleaningTo)),
    },
    { term: messages.delivery, text: messages.deliveryNote },
    { term: messages.oneWay, text: messages.oneWayNote },
  ]
  return rows.filter((row) => row !== false)
}

function depositRow(
  deposit: Cents,
  { depositHeldDays }: CompanyRules,
  messages: Messages["vehicleFacts"]["notInTotal"],
): NotInTotalRow {
  if (deposit === 0) return { term: messages.deposit, text: messages.depositNone }
  return { term: messages.deposit, note: messages.depositHeld(depositHeldDays), text: formatTotal(deposit) }
}
