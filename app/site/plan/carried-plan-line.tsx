import { planPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CarriedPlan } from "./carried-plan.ts"

/** The plan of the trip from which the visitor opened a page, with a link back. */
export function CarriedPlanLine({ plan }: { plan: CarriedPlan }) {
  const messages = useMessages().plan.onVehiclePage
  return (
    <p className="screen-only">
      {messages.trip(plan.names, plan.days, plan.km, plan.isEstimate)}{" "}
      <a href={planPath(plan.query)}>{messages.back}</a>
    </p>
  )
}
