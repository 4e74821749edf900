import { usePage } from "#app/islands/page-context.tsx"
import { Button } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import { formatWallDate } from "#domain/rental-period.ts"
import { useRental } from "../booking/rental-context.tsx"
import { STEP, type Step } from "../booking/steps.ts"
import styles from "./cheaper-stay-offer.module.css"
import { PRICE_ID } from "./price-id.ts"

type CheaperStayOfferProps = { isLive: boolean; take: () => void }

/** Says when a longer hire costs less, and does it with one press. */
export function CheaperStayOffer({ isLive, take }: CheaperStayOfferProps) {
  const { cheaper } = useRental()
  const words = useMessages().vehicle.cheaper
  if (!cheaper) return null
  const { extraDays, quote, saving, returnAt } = cheaper
  const { tier, days, total } = quote
  if (!tier) return null
  return (
    <div className={`${styles.offer} screen-only`}>
      <p>
        <strong>
          <ChangingText text={words.offer(extraDays, tier.id, formatTotal(saving))} />
        </strong>
      </p>
      <p className="small">
        <ChangingText text={words.sum(days, formatTotal(total))} />
      </p>
      <TakeButton isLive={isLive} take={take}>
        {words.take(formatWallDate(returnAt))}
      </TakeButton>
    </div>
  )
}

/** A submit only until the script is there: later Enter, which presses a form's first submit, shall not press this. */
function TakeButton({ isLive, take, children }: CheaperStayOfferProps & { children: string }) {
  const { pathname } = usePage()
  function takeHere() {
    take()
    // The offer goes away with its button; the focus goes to the sum that it has changed.
    document.getElementById(PRICE_ID)?.focus()
  }
  const submit = {
    type: "submit",
    name: STEP,
    value: "cheaper" satisfies Step,
    formAction: `${pathname}#${PRICE_ID}`,
  } as const
  return (
    <Button small {...(isLive ? { onClick: takeHere } : submit)}>
      <ChangingText text={children} />
    </Button>
  )
}
