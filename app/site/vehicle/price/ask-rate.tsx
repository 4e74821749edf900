import { usePage } from "#app/islands/page-context.tsx"
import { messagingHref } from "#app/ui/contact-hrefs.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime } from "#domain/rental-period.ts"
import { useRental } from "../booking/rental-context.tsx"

/** A messaging link that asks for the rate for foreigners. Its text contains the vehicle, the dates and the URL of this page. */
export function AskRate({ href }: { href: string }) {
  const { notices } = useMessages().vehicle
  return (
    <>
      <a href={href}>{notices.askRate}</a> {notices.onMessaging}.
    </>
  )
}

export function useAskRateHref(): string {
  const { vehicle, period, sharedUrl } = useRental()
  const { messagingNumber } = usePage().site
  const { rateRequest } = useMessages().vehicle
  const datesText = period
    ? rateRequest.when(formatWallTime(period.pickUpAt), formatWallTime(period.returnAt))
    : ""
  return messagingHref(messagingNumber, rateRequest.text(vehicle.name, datesText, sharedUrl))
}
