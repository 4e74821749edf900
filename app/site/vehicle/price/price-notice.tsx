import { useMessages } from "#app/ui/messages-context.tsx"
import { useRental } from "../booking/rental-context.tsx"
import { AskRate, useAskRateHref } from "./ask-rate.tsx"

/** The notice beside every total. Source: docs/requirements.md, R7.16. */
export function PriceNotice() {
  const { rules } = useRental().terms
  const { price, notices } = useMessages().vehicle
  return (
    <p className="small soft screen-only">
      <strong>{price.estimate}</strong> {notices.standardRates(rules.mileageAllowanceKm)} {notices.perDay}{" "}
      {notices.foreigners} <AskRate href={useAskRateHref()} />
    </p>
  )
}
