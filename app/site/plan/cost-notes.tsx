import { Fragment } from "react"
import { nightNote, oneWayFeesText, ratesNote } from "#app/site/side-costs/cost-texts.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatRuleAmount, rupees } from "#domain/money.ts"
import type { Quote } from "#domain/pricing/quote.ts"
import { signedPercent } from "#domain/pricing/seasons.ts"
import type { Trip } from "#domain/trip/trip.ts"
import type { TripCosts } from "./load-plan.ts"
import styles from "./plan.module.css"

type TripFees = Pick<TripCosts, "mileageAllowanceKm" | "sideCosts" | "oneWay">

/** The costs that the prices of a trip do not contain, and the notices beside every price. */
export function CostNotes({ trip, ...fees }: TripFees & { trip: Trip }) {
  const { plan, vehicle } = useMessages()
  const { notices } = vehicle
  return (
    <div className={`small soft ${styles.notes}`}>
      <Sentences sentences={[plan.cost.notInTotals, ...useFeeSentences(trip, fees)]} />
      <p>
        {notices.standardRates(fees.mileageAllowanceKm)} {notices.perDay} {notices.foreigners}
      </p>
    </div>
  )
}

/** The notes on the rates of a trip: whether they are for visitors from abroad, and which days of the trip are in a season. */
export function TripRates({ trip, quote }: { trip: Trip; quote: Quote | undefined }) {
  const { plan, vehicle } = useMessages()
  const seasons = (quote?.lines ?? []).flatMap((line) => {
    const season = line.kind === "vehicle" && line.season
    if (!season) return []
    return [plan.cost.inSeason(line.count, vehicle.price.season(season.name, signedPercent(season.percent)))]
  })
  const fromAbroad = trip.plan.livesAbroad ? [vehicle.rates.fromAbroad] : []
  return <Sentences sentences={[...fromAbroad, ...seasons]} />
}

/** The notes on fees for the return and at night, and on other currencies. */
function useFeeSentences(
  { start, end, datePrecision, period }: Trip,
  { sideCosts, oneWay }: Omit<TripFees, "mileageAllowanceKm">,
): string[] {
  const { plan, choosing } = useMessages()
  const returnFee = oneWay
    ? plan.cost.oneWay(end.name, formatRuleAmount(rupees(oneWay.amount)))
    : start === end
      ? null
      : oneWayFeesText(sideCosts, choosing.sideCosts)
  const nightFee = datePrecision === "day" ? nightNote(sideCosts, period, choosing.sideCosts) : null
  return [returnFee, nightFee, ratesNote(sideCosts, choosing.sideCosts)].filter((note) => note !== null)
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <p>
      {sentences.map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 && " "}
          {sentence}
        </Fragment>
      ))}
    </p>
  )
}
