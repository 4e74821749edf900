import { useMessages } from "#app/ui/messages-context.tsx"
import { type Notice, NoticeList } from "#app/ui/notice-list.tsx"
import { useRental } from "./booking/rental-context.tsx"
import { AskRate, useAskRateHref } from "./price/ask-rate.tsx"

/** The conditions of every price on this page. Their words are fixed (docs/requirements.md, R6.4 and R6.5); each has an explanation. */
export function Notices() {
  const { vehicle, terms } = useRental()
  const { chauffeurOnly } = vehicle
  const { mileageAllowanceKm } = terms.rules
  const askHref = useAskRateHref()
  const { notices: words, chauffeur } = useMessages().vehicle
  const told = (title: string, more: string) => (
    <>
      <strong>{title}</strong> {more}
    </>
  )
  const notices: Notice[] = [
    { id: "offer", icon: "tag", text: told(words.offer, words.offerAdvice) },
    {
      id: "standard",
      icon: "road",
      text: told(words.standardRates(mileageAllowanceKm), words.extraKm),
    },
    {
      id: "foreigners",
      icon: "people",
      text: (
        <>
          <strong>{words.foreigners}</strong> {words.visiting} <AskRate href={askHref} />
        </>
      ),
    },
    { id: "delivery", icon: "delivery", text: told(`${words.delivery}.`, words.deliveryAdvice) },
  ]
  const withDriver: Notice[] = chauffeurOnly
    ? [{ id: "chauffeur", icon: "wheel", text: told(`${chauffeur.title}.`, chauffeur.text) }]
    : []
  return (
    <section aria-labelledby="notices" className="stack">
      <h2 id="notices">{words.heading}</h2>
      <NoticeList notices={[...withDriver, ...notices]} />
    </section>
  )
}
