import { redirect } from "react-router"
import { portsContext } from "#app/context.ts"
import { COMPARE } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { readComparedIds } from "#domain/catalogue/compared-vehicles.ts"
import type { Route } from "./+types/route"
import { compareHref } from "./compare-href.ts"
import { ComparePage } from "./compare-page.tsx"
import { loadComparison } from "./load-comparison.ts"

export const meta = pageMeta

/**
 * The form submits one `ids` parameter for each vehicle. The loader redirects to a URL with a single `ids`, which is easier to
 * share.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const ids = searchParams.getAll("ids")
  if (ids.length > 1) throw redirect(compareHref(readComparedIds(ids), searchParams))
  const comparison = await loadComparison({ request, context })
  const { siteUrl } = context.get(portsContext).settings
  const shownIds = comparison.vehicles.map(({ id }) => id)
  return {
    head: titledPageHead({ request, context }, COMPARE, { isNotIndexed: true }),
    sharedUrl: siteUrl + compareHref(shownIds, searchParams),
    ...comparison,
  }
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
