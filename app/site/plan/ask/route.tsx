import { handleForm } from "#app/forms/handle-form.ts"
import { formHeaders, loadForm } from "#app/forms/load-form.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readFormCopy } from "#app/forms/read-form.ts"
import { TOTAL_SEEN } from "#app/forms/total-seen.ts"
import { Island } from "#app/islands/island.tsx"
import { PLAN, PLAN_ASK, planPath } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { MISSING_PARAM } from "#app/site/query-params.ts"
import { livesAbroadIn } from "#app/site/rental-dates.ts"
import { otherCurrenciesText } from "#app/site/side-costs/cost-texts.ts"
import { isAction } from "#app/site/vehicle/booking/booking-action.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkTripEnquiry, type TripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { totalText } from "#domain/enquiry/wording.ts"
import { type SentPrice, sentTotal } from "#domain/trip/sent-plan.ts"
import type { Messages } from "#messages/messages.ts"
import { CostNotes, TripRates } from "../cost-notes.tsx"
import { IgnoredTextList, PartialNameMatches } from "../ignored-text-list.tsx"
import type { TripCosts } from "../load-plan.ts"
import { COST_ID } from "../plan-ids.ts"
import { RouteSummary } from "../route-summary.tsx"
import type { Route } from "./+types/route"
import styles from "./ask.module.css"
import { AskForm, PRICE_ID, readTripAnswers } from "./ask-form.tsx"
import { loadAskPage, missingItemsIn } from "./load-ask-page.ts"

export const meta = pageMeta
export const headers = formHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const form = await loadForm(request, context, livesAbroadIn(searchParams) ? { livesAbroad: "yes" } : {})
  const isSent = form.outcome?.state === "sent"
  const livesAbroad = Boolean(form.answers.livesAbroad)
  const { computedTrip, missingItems, ...pageData } = await loadAskPage(request, context, { livesAbroad })
  return {
    ...pageData,
    head: titledPageHead({ request, context }, PLAN_ASK, { form, isNotIndexed: true }),
    form,
    isSent,
    query: computedTrip.plan?.query ?? null,
    price: computedTrip.price,
    missingItems: isSent ? missingItemsIn(searchParams) : missingItems,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await readFormCopy(request)
  const livesAbroad = Boolean(readTripAnswers(submitted).livesAbroad)
  const { computedTrip, missingItems } = await loadAskPage(request, context, { livesAbroad })
  return handleForm<TripEnquiry>({
    request,
    context,
    read: readTripAnswers,
    check: (answers) => checkTripEnquiry(answers, computedTrip),
    isRenderOnly: (form) => isAction(form, "price"),
    isFinal: (form) => hasSeenPrice(form, computedTrip.price),
    sentParams: (): Record<string, string> =>
      missingItems.length > 0 ? { [MISSING_PARAM]: missingItems.join(" ") } : {},
  })
}

/**
 * Whether the current total equals the one that the page showed. Also true if there is no current total, which the page after the
 * form reports, and for a submission that lacks the field of the total, because its page showed no price.
 */
function hasSeenPrice(form: FormData, price: SentPrice | null): boolean {
  return price === null || !form.has(TOTAL_SEEN) || textOf(form, TOTAL_SEEN) === totalOf(price)
}

function totalOf(price: SentPrice): string {
  return String(sentTotal(price))
}

/** The page with the plan in the URL, and the form that sends it with an enquiry. */
export default function AskRoute({ loaderData }: Route.ComponentProps) {
  const { form, isSent, ignoredTexts, partialNameMatches, missingItems, price, costs } = loaderData
  const { planAsk: messages } = useMessages()
  const priceOnPage = price
    ? { total: totalOf(price), text: priceText(price, messages) }
    : { total: "", text: "" }
  const askForm = {
    form,
    missingItems: isSent ? missingItems : [],
    price: priceOnPage,
    asksLivesAbroad: costs.livesAbroad !== null,
  }
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{messages.heading}</h1>
        {!isSent && <p className="lead">{messages.lead}</p>}
      </div>
      {!isSent && <PartialNameMatches partialNameMatches={partialNameMatches} />}
      {!isSent && ignoredTexts.length > 0 && <IgnoredTextList ignoredTexts={ignoredTexts} />}
      {isSent ? (
        <div className={`wrap ${styles.sent}`}>
          <Island name="askForm" component={AskForm} props={askForm} />
          <p>
            <a className="text-link" href={PLAN}>
              {messages.planAnother}
            </a>
          </p>
        </div>
      ) : (
        <div className={`wrap ${styles.columns}`}>
          <PlanToSend {...loaderData} />
          <div>
            <Island name="askForm" component={AskForm} props={askForm} />
          </div>
        </div>
      )}
    </>
  )
}

/** The trip, its price, and the items that cannot be sent. */
function PlanToSend({ trip, query, price, costs, missingItems }: Route.ComponentProps["loaderData"]) {
  const { planAsk: messages } = useMessages()
  return (
    <section className={styles.plan} aria-labelledby={PRICE_ID}>
      <h2 id={PRICE_ID}>{messages.planHeading}</h2>
      {trip && <RouteSummary trip={trip} />}
      {missingItems.map((item) => (
        <Notice key={item} tone="warning">
          <p>{messages.missing[item]}</p>
        </Notice>
      ))}
      {trip && price && (
        <>
          <PriceText price={price} costs={costs} />
          <TripRates trip={trip} quote={price.quote} />
          <CostNotes trip={trip} {...costs} />
        </>
      )}
      <p className={styles.links}>
        <a className="text-link" href={query === null ? PLAN : planPath(query)}>
          {query === null ? messages.planAnother : messages.back}
        </a>
        {query !== null && !price?.isChosen && (
          <a className="text-link" href={`${planPath(query)}#${COST_ID}`}>
            {messages.chooseVehicle}
          </a>
        )}
      </p>
    </section>
  )
}

function PriceText({ price, costs }: { price: SentPrice; costs: Pick<TripCosts, "sideCosts"> }) {
  const { planAsk: messages, choosing } = useMessages()
  const otherCurrencies = otherCurrenciesText(sentTotal(price), costs.sideCosts, choosing.sideCosts)
  return (
    <>
      <p>
        {priceText(price, messages)}
        {otherCurrencies && ` ${messages.otherCurrencies(otherCurrencies)}`}
      </p>
      <p className="small soft">{messages.estimate}</p>
    </>
  )
}

function priceText(price: SentPrice, messages: Messages["planAsk"]): string {
  const text = price.isChosen ? messages.withVehicle : messages.cheapest
  return text(price.vehicleName, totalText(sentTotal(price)))
}
