import { nightFeeText, oneWayFeesText } from "#app/site/side-costs/cost-texts.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * The hints beside the places and times of the form. They are rendered on the server, so that the script of the form does not
 * contain these texts.
 */
export type RentalHints = { place: string; time: string }

export function rentalHints(
  costs: SideCosts,
  { choosing, vehicleFacts }: Pick<Messages, "choosing" | "vehicleFacts">,
): RentalHints {
  const { delivery, oneWay, time } = vehicleFacts.rental
  const nightFee = nightFeeText(costs, choosing.sideCosts)
  return {
    place: `${delivery} ${oneWayFeesText(costs, choosing.sideCosts) ?? oneWay}`,
    time: nightFee ? `${time} ${nightFee}` : time,
  }
}
