import { useMessages } from "#app/ui/messages-context.tsx"
import { type Notice, NoticeList } from "#app/ui/notice-list.tsx"
import { useRental } from "./booking/rental-context.tsx"
import { AskRate, useAskRateHref } from "./price/ask-rate.tsx"

/** The conditions of every price, each with an explanation. Their texts are fixed: docs/requirements.md, R6.4 and R6.5. */
export function Notices() {
  const { vehicle, terms } = useRental()
  const { chauffeurOnly } = vehicle
  const { mileageAllowanceKm } = terms.rules
  const askHref = useAskRateHref()
  const { notices: texts, chauffeur } = useMessages().vehicle
  const titled = (title: string, more: string) => (
    <>
      <strong>{title}</strong> {more}
    </>
  )
  const notices: Notice[] = [
    { id: "offer", icon: "tag", text: titled(texts.offer, texts.offerAdvice) },
    {
      id: "standard",
      icon: "road",
      text: titled(texts.standardRates(mileageAllowanceKm), texts.extraKm),
    },
    {
      id: "foreigners",
      icon: "people",
      text: (
        <>
          <strong>{texts.foreigners}</strong> {texts.visiting} <AskRate href={askHref} />
        </>
      ),
    },
    { id: "delivery", icon: "delivery", text: titled(`${texts.delivery}.`, texts.deliveryAdvice) },
  ]
  const withDriver: Notice[] = chauffeurOnly
    ? [{ id: "chauffeur", icon: "wheel", text: titled(`${chauffeur.title}.`, chauffeur.text) }]
    : []
  return (
    <section aria-labelledby="notices" className="stack">
      <h2 id="notices">{texts.heading}</h2>
      <NoticeList notices={[...withDriver, ...notices]} />
    </section>
  )
}
