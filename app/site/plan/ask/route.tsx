import { handleForm } from "#app/forms/handle-form.ts"
import { formHeaders, loadForm } from "#app/forms/load-form.ts"
import { Island } from "#app/islands/island.tsx"
import { PLAN, PLAN_ASK, planPath } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { MISSING_PARAM } from "#app/site/query-params.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkTripEnquiry, type TripEnquiry } from "#domain/enquiry/trip-enquiry.ts"
import { totalText } from "#domain/enquiry/wording.ts"
import { type SentPrice, sentTotal } from "#domain/trip/sent-plan.ts"
import { LeftOutList } from "../left-out-list.tsx"
import { COST_ID } from "../plan-ids.ts"
import { RouteSummary } from "../route-summary.tsx"
import type { Route } from "./+types/route"
import styles from "./ask.module.css"
import { AskForm, readTripAnswers } from "./ask-form.tsx"
import { loadAsk, missingIn } from "./load-ask.ts"

export const meta = pageMeta
export const headers = formHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const form = await loadForm(request, context)
  const isSent = form.outcome?.state === "sent"
  const { trip, leftOut, missing, computed } = await loadAsk(request, context)
  return {
    head: titledPageHead({ request, context }, PLAN_ASK, { form, isNotIndexed: true }),
    form,
    isSent,
    trip,
    leftOut,
    query: computed.plan?.query ?? null,
    price: computed.price,
    missing: isSent ? missingIn(searchParams) : missing,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { computed, missing } = await loadAsk(request, context)
  return handleForm<TripEnquiry>({
    request,
    context,
    read: readTripAnswers,
    check: (answers) => checkTripEnquiry(answers, computed),
    sentParams: (): Record<string, string> =>
      missing.length > 0 ? { [MISSING_PARAM]: missing.join(" ") } : {},
  })
}

/** The plan of the address, and the form that sends it with an enquiry. */
export default function AskRoute({ loaderData }: Route.ComponentProps) {
  const { form, isSent, leftOut, missing } = loaderData
  const { planAsk: messages } = useMessages()
  return (
    <>
      <div className={`pagehead ${styles.head}`}>
        <h1>{messages.heading}</h1>
        {!isSent && <p className="lead">{messages.lead}</p>}
      </div>
      {!isSent && leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
      {isSent ? (
        <div className={`wrap ${styles.sent}`}>
          <Island name="askForm" component={AskForm} props={{ form, missing }} />
          <p>
            <a className="tlink" href={PLAN}>
              {messages.another}
            </a>
          </p>
        </div>
      ) : (
        <div className={`wrap ${styles.columns}`}>
          <PlanToSend {...loaderData} />
          <div>
            <Island name="askForm" component={AskForm} props={{ form, missing: [] }} />
          </div>
        </div>
      )}
    </>
  )
}

/** The trip, its price, and the parts that cannot be sent. */
function PlanToSend({ trip, query, price, missing }: Route.ComponentProps["loaderData"]) {
  const { planAsk: messages } = useMessages()
  return (
    <section className={styles.plan} aria-labelledby="ask-plan">
      <h2 id="ask-plan">{messages.planHeading}</h2>
      {trip && <RouteSummary trip={trip} />}
      {missing.map((part) => (
        <Notice key={part} tone="warn">
          <p>{messages.missing[part]}</p>
        </Notice>
      ))}
      {price && <PriceText price={price} />}
      <p className={styles.links}>
        <a className="tlink" href={query === null ? PLAN : planPath(query)}>
          {query === null ? messages.another : messages.back}
        </a>
        {query !== null && !price?.isChosen && (
          <a className="tlink" href={`${planPath(query)}#${COST_ID}`}>
            {messages.chooseVehicle}
          </a>
        )}
      </p>
    </section>
  )
}

function PriceText({ price }: { price: SentPrice }) {
  const { planAsk: messages } = useMessages()
  const text = price.isChosen ? messages.withVehicle : messages.cheapest
  return (
    <>
      <p>{text(price.vehicleName, totalText(sentTotal(price)))}</p>
      <p className="small soft">{messages.estimate}</p>
    </>
  )
}
