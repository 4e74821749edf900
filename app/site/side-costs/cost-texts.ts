import { type Cents, formatRule, rupees } from "#domain/money.ts"
import { inOtherCurrencies, isAtNight, nightFee, type SideCosts } from "#domain/pricing/side-costs.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"

// The costs beside a total as sentences; null where the company has not set them.

type Texts = Messages["choosing"]["costs"]

/** The fees for a return at another place. */
export function oneWayText({ oneWay }: SideCosts, messages: Texts): string | null {
  if (oneWay.length === 0) return null
  return messages.oneWayHint(
    oneWay.map(({ place, amount }) => ({ place, amount: formatRule(rupees(amount)) })),
  )
}

export function nightText(costs: SideCosts, messages: Texts): string | null {
  const fee = nightFee(costs)
  return fee && messages.nightHint(formatRule(fee.amount), fee.from, fee.until)
}

/** Which ends of a rental are at night; null where none is, and where there is no night fee. */
export function nightOfPeriod(
  costs: SideCosts,
  { pickUpAt, returnAt }: RentalPeriod,
  { nightOf }: Texts,
): string | null {
  const fee = nightFee(costs)
  if (!fee) return null
  const [atPickUp, atReturn] = [isAtNight(pickUpAt, fee), isAtNight(returnAt, fee)]
  if (atPickUp) return atReturn ? nightOf.both : nightOf.pickUp
  return atReturn ? nightOf.return : null
}

/** `about EUR 410, USD 450`. */
export function otherCurrenciesText(total: Cents | null, costs: SideCosts, messages: Texts): string | null {
  const amounts = total === null ? [] : inOtherCurrencies(total, costs)
  return amounts.length > 0 ? messages.about(amounts) : null
}

/** The note on totals in other currencies; null where the company has set no rates. */
export function ratesNote({ euro, dollar, pound, ratesOn }: SideCosts, { cardNote }: Texts): string | null {
  return ratesOn !== null && (euro ?? dollar ?? pound) !== null ? cardNote(ratesOn) : null
}

/** The sentences below the dates of a list: night fees, and the other currencies of the totals. */
export function costNotes(costs: SideCosts, period: RentalPeriod | null, messages: Texts): string[] {
  if (!period) return []
  return [nightNote(costs, period, messages), ratesNote(costs, messages)].filter(
    (note) => typeof note === "string",
  )
}

/** The end of a rental that is at night, with the fee; null where none is. */
export function nightNote(costs: SideCosts, period: RentalPeriod, messages: Texts): string | null {
  const night = nightOfPeriod(costs, period, messages)
  return night && `${night} ${nightText(costs, messages)}`
}
