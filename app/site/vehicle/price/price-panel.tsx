import { PrivacyLink } from "#app/forms/privacy-link.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { Button } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { CopyButton } from "#app/ui/copy-button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatWallTime } from "#domain/rental-period.ts"
import { ACTION, type BookingAction } from "../booking/booking-action.ts"
import { useRental } from "../booking/rental-context.tsx"
import { CheaperPeriodOffer } from "./cheaper-period-offer.tsx"
import { NotInTotal } from "./not-in-total.tsx"
import { PRICE_ID } from "./price-id.ts"
import { PriceNotice } from "./price-notice.tsx"
import styles from "./price-panel.module.css"
import { PriceTable } from "./price-table.tsx"
import { PrintedQuotePlaces, PrintedQuoteRules } from "./printed-quote.tsx"

type PricePanelProps = { isHydrated: boolean; applyCheaperPeriod: () => void }

/** The price line by line, and the submit button of the booking form. */
export function PricePanel({ isHydrated, applyCheaperPeriod }: PricePanelProps) {
  const { quote, period, sharedUrl } = useRental()
  const { price: messages, bookingForm } = useMessages().vehicle
  return (
    <section className={styles.panel} aria-labelledby={PRICE_ID}>
      <div className={styles.head}>
        <h3 id={PRICE_ID} tabIndex={-1}>
          {messages.heading}
        </h3>
        <div className={`${styles.actions} screen-only`}>
          {period && <CopyButton text={sharedUrl} messages={messages.copyLink} />}
          <Button className={styles.printButton} variant="outline" small onClick={() => print()}>
            <Icon name="print" />
            {messages.print}
          </Button>
        </div>
      </div>
      <div aria-live="polite" className={styles.sum}>
        <RentalPeriodText />
        <PrintedQuotePlaces />
        <PriceTable quote={quote} />
      </div>
      <UpdateTotalButton />
      <PriceNotice />
      <CheaperPeriodOffer isHydrated={isHydrated} apply={applyCheaperPeriod} />
      <NotInTotal />
      <PrintedQuoteRules />
      <SubmitButton label={bookingForm.bookNow} step={"confirm" satisfies BookingAction} />
      <p className="small soft screen-only">{bookingForm.checkOnceMore}</p>
      <PrivacyLink />
    </section>
  )
}

function RentalPeriodText() {
  const { period } = useRental()
  const messages = useMessages().vehicle.price
  const text = period
    ? messages.fromTo(formatWallTime(period.pickUpAt), formatWallTime(period.returnAt))
    : messages.choose
  return (
    <p className="small soft screen-only">
      <ChangingText text={text} />
    </p>
  )
}

/** Without scripts, a submit button that renders the form again with its total. */
function UpdateTotalButton() {
  const { update } = useMessages().vehicle.price
  const { pathname } = usePage()
  return (
    <noscript>
      <Button
        type="submit"
        variant="outline"
        wide
        name={ACTION}
        value={"price" satisfies BookingAction}
        formAction={`${pathname}#${PRICE_ID}`}
      >
        {update}
      </Button>
    </noscript>
  )
}
