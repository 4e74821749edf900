import { usePage } from "#app/islands/page-context.tsx"
import { Button } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import { formatWallDate } from "#domain/rental-period.ts"
import { ACTION, type BookingAction } from "../booking/booking-action.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./cheaper-period-offer.module.css"
import { PRICE_ID } from "./price-id.ts"

type CheaperPeriodOfferProps = { isHydrated: boolean; apply: () => void }

/** Offers a longer rental period that costs less, with a button that applies it. */
export function CheaperPeriodOffer({ isHydrated, apply }: CheaperPeriodOfferProps) {
  const { cheaperPeriod } = useRental()
  const messages = useMessages().vehicle.cheaper
  if (!cheaperPeriod) return null
  const { extraDays, quote, saving, returnAt } = cheaperPeriod
  const { tier, days, total } = quote
  if (!tier) return null
  return (
    <div className={`${styles.offer} screen-only`}>
      <p>
        <strong>
          <ChangingText text={messages.offer(extraDays, tier.id, formatTotal(saving))} />
        </strong>
      </p>
      <p className="small">
        <ChangingText text={messages.total(days, formatTotal(total))} />
      </p>
      <ApplyButton isHydrated={isHydrated} apply={apply}>
        {messages.changeReturn(formatWallDate(returnAt))}
      </ApplyButton>
    </div>
  )
}

/**
 * A submit button until hydration. After that, Enter in a field must not apply the offer, and Enter clicks the first
 * submit button of a form.
 */
function ApplyButton({ isHydrated, apply, children }: CheaperPeriodOfferProps & { children: string }) {
  const { pathname } = usePage()
  function applyInBrowser() {
    apply()
    // The offer disappears with its button, so that the focus moves to the changed total.
    document.getElementById(PRICE_ID)?.focus()
  }
  const submit = {
    type: "submit",
    name: ACTION,
    value: "cheaper" satisfies BookingAction,
    formAction: `${pathname}#${PRICE_ID}`,
  } as const
  return (
    <Button small {...(isHydrated ? { onClick: applyInBrowser } : submit)}>
      <ChangingText text={children} />
    </Button>
  )
}
