import { DetailList } from "#app/booking/detail-list.tsx"
import { DayList } from "#app/plan/day-list.tsx"
import { PlanMap } from "#app/plan/plan-map.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { SentPlanView } from "./load-sent-plan.ts"
import styles from "./plan-section.module.css"

/** The planned trip as it was sent, with its map, its days, the sent price and today's price. */
export function PlanSection({ rows, dayRows, url, recomputedPlan, price }: SentPlanView) {
  const { sentPlan: messages } = useMessages().office
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{messages.heading}</h2>
      <DetailList rows={rows} />
      {price && (
        <dl className={styles.prices}>
          <div>
            <dt>{price.isChosen ? messages.sentPrice : messages.cheapest}</dt>
            <dd>
              {price.sentTotal} <small>{price.vehicleName}</small>
              {price.paidAtReturn && (
                <small>{messages.atReturn(price.paidAtReturn.km, price.paidAtReturn.amount)}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{messages.todaysPrice}</dt>
            <dd>{price.todaysTotal ?? messages.noPriceToday}</dd>
          </div>
        </dl>
      )}
      <p>
        <ButtonLink small variant="outline" href={url} rel="noreferrer">
          {messages.open}
        </ButtonLink>
      </p>
      {recomputedPlan ? (
        <div className={styles.beside}>
          <div className={styles.map}>
            <PlanMap trip={recomputedPlan.trip} points={recomputedPlan.points} />
          </div>
          <DayList trip={recomputedPlan.trip} sights={{}} isFixed />
        </div>
      ) : (
        <DetailList rows={dayRows} />
      )}
    </section>
  )
}
