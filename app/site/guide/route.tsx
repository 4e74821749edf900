import { pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { GeneralPage } from "./general-page.tsx"
import { GuidePage } from "./guide-page.tsx"
import { loadGuide } from "./load-guide.ts"

export const meta = pageMeta

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadGuide(request, context, params.page)
}

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "general") return <GeneralPage {...loaderData.pageData} />
  return <GuidePage {...loaderData.pageData} />
}
