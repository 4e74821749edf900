import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { loadPlan } from "./load-plan.ts"
import { PlanPage } from "./plan-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPlan(request, context)
}

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  return <PlanPage {...loaderData} />
}
