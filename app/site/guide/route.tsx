import { UnusableDates } from "#app/site/layout/unusable-dates.tsx"
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
  return (
    <>
      <UnusableDates />
      {loaderData.kind === "general" ? (
        <GeneralPage {...loaderData.pageData} />
      ) : (
        <GuidePage {...loaderData.pageData} />
      )}
    </>
  )
}
