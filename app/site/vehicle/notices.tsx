import { useMessages } from "#app/ui/messages-context.tsx"
import { type NoticeItem, NoticeList } from "#app/ui/notice-list.tsx"
import { useRental } from "./booking/rental-context.tsx"
import { AskRate, useAskRateHref } from "./price/ask-rate.tsx"

/** The conditions of every price, each with an explanation. Their texts are fixed: docs/requirements.md, R6.4 and R6.5. */
export function Notices() {
  const { vehicle, terms } = useRental()
  const { chauffeurOnly } = vehicle
  const { mileageAllowanceKm } = terms.rules
  const askHref = useAskRateHref()
  const { notices: messages, chauffeur } = useMessages().vehicle
  const withTitle = (title: string, explanation: string) => (
    <>
      <strong>{title}</strong> {explanation}
    </>
  )
  const notices: NoticeItem[] = [
    { id: "offer", icon: "tag", text: withTitle(messages.offer, messages.offerAdvice) },
    {
      id: "standard",
      icon: "road",
      text: withTitle(messages.standardRates(mileageAllowanceKm), messages.extraKm),
    },
    {
      id: "foreigners",
      icon: "people",
      text: (
        <>
          <strong>{messages.foreigners}</strong> {messages.visiting} <AskRate href={askHref} />
        </>
      ),
    },
    { id: "delivery", icon: "delivery", text: withTitle(`${messages.delivery}.`, messages.deliveryAdvice) },
  ]
  const driverNotices: NoticeItem[] = chauffeurOnly
    ? [{ id: "chauffeur", icon: "wheel", text: withTitle(`${chauffeur.title}.`, chauffeur.text) }]
    : []
  return (
    <section aria-labelledby="notices" className="stack">
      <h2 id="notices">{messages.heading}</h2>
      <NoticeList notices={[...driverNotices, ...notices]} />
    </section>
  )
}
