import { planPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type CarriedPlan, PLAN_PARAM } from "./carried-plan.ts"

/** The plan that a visitor comes from, with a link back, and its hidden field for the form with the id `formId`. */
export function CarriedPlanLine({ plan, formId }: { plan: CarriedPlan; formId: string }) {
  const messages = useMessages().plan.carried
  return (
    <p className="screen-only">
      {messages.trip(plan.names, plan.days, plan.km, plan.isEstimate)}{" "}
      <a href={planPath(plan.query)}>{messages.back}</a>
      <input type="hidden" form={formId} name={PLAN_PARAM} value={plan.query} autoComplete="off" />
    </p>
  )
}
