import { type Cents, formatRuleAmount, rupees } from "#domain/money.ts"
import { inOtherCurrencies, isAtNight, nightFee, type SideCosts } from "#domain/pricing/side-costs.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

// Sentences about the fees that are not part of a total, and about other currencies. Null: the company has not set them.

type CostMessages = Messages["choosing"]["sideCosts"]

/** The fees for a return at another place. */
export function oneWayFeesText({ oneWay }: SideCosts, messages: CostMessages): string | null {
  if (oneWay.length === 0) return null
  return messages.oneWayHint(
    oneWay.map(({ place, amount }) => ({ place, amount: formatRuleAmount(rupees(amount)) })),
  )
}

/** The fee for a pick-up or a return at night, with its hours. */
export function nightFeeText(costs: SideCosts, messages: CostMessages): string | null {
  const fee = nightFee(costs)
  return fee && messages.nightHint(formatRuleAmount(fee.amount), fee.from, fee.until)
}

/** A sentence that says whether pick-up, return or both are at night. Null: neither is, or there is no night fee. */
export function nightSentence(
  costs: SideCosts,
  { pickUpAt, returnAt }: RentalPeriod,
  { nightNotice }: CostMessages,
): string | null {
  const fee = nightFee(costs)
  if (!fee) return null
  const isPickUpAtNight = isAtNight(pickUpAt, fee)
  const isReturnAtNight = isAtNight(returnAt, fee)
  if (isPickUpAtNight) return isReturnAtNight ? nightNotice.both : nightNotice.pickUp
  return isReturnAtNight ? nightNotice.return : null
}

/** `about EUR 410, USD 450`. */
export function otherCurrenciesText(
  total: Cents | null,
  costs: SideCosts,
  messages: CostMessages,
): string | null {
  const amounts = total === null ? [] : inOtherCurrencies(total, costs)
  return amounts.length > 0 ? messages.about(amounts) : null
}

/** The note on totals in other currencies; null if the company has set no rates. */
export function ratesNote(
  { euro, dollar, pound, ratesOn }: SideCosts,
  { cardNote }: CostMessages,
): string | null {
  return ratesOn !== null && (euro ?? dollar ?? pound) !== null ? cardNote(ratesOn) : null
}

/** The sentences below the dates of a list: night fees, and the other currencies of the totals. */
export function costNotes(costs: SideCosts, period: RentalPeriod | null, messages: CostMessages): string[] {
  if (!period) return []
  return [nightNote(costs, period, messages), ratesNote(costs, messages)].filter(
    (note) => typeof note === "string",
  )
}

/** The sentence for a rental that begins or ends at night, with the fee. Null: neither is at night. */
export function nightNote(costs: SideCosts, period: RentalPeriod, messages: CostMessages): string | null {
  const night = nightSentence(costs, period, messages)
  return night && `${night} ${nightFeeText(costs, messages)}`
}
