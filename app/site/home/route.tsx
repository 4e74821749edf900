import { formHeaders } from "#app/forms/load-form.ts"
import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { handleEnquiry } from "./handle-enquiry.ts"
import { HomePage } from "./home-page.tsx"
import { loadHome } from "./load-home.ts"

export const meta = pageMeta
export const headers = formHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHome(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleEnquiry(request, context)
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
