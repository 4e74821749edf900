import { nightText, oneWayText } from "#app/site/side-costs/cost-texts.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import type { Messages } from "#messages/messages.ts"

/** Beside the places and the times of the form. Written on the server, so that the form's script has none of these texts. */
export type RentalHints = { place: string; time: string }

export function rentalHints(
  costs: SideCosts,
  { choosing, vehicleFacts }: Pick<Messages, "choosing" | "vehicleFacts">,
): RentalHints {
  const { delivery, oneWay, time } = vehicleFacts.rental
  const night = nightText(costs, choosing.sideCosts)
  return {
    place: `${delivery} ${oneWayText(costs, choosing.sideCosts) ?? oneWay}`,
    time: night ? `${time} ${night}` : time,
  }
}
