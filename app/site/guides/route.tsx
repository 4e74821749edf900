import { redirect } from "react-router"
import { portsContext } from "#app/context.ts"
import { GUIDES, guidePath } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { readDates, withDates } from "#app/site/rental-dates.ts"
import { itemListOf } from "#app/site/structured-data/item-list.ts"
import { cleanName, findPlaces } from "#domain/content/find-place.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { GuidesPage } from "./guides-page.tsx"

export const meta = pageMeta

/** `?place=Ella` redirects to that guide. If the name matches several places or none, the page says so above the list. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(portsContext)
  const { places } = content
  const params = new URL(request.url).searchParams
  const query = cleanName(params.get("place") ?? "")
  const matches = findPlaces(places, query)
  const [first, ...others] = matches
  if (first && others.length === 0)
    throw redirect(withDates(guidePath(first.slug), readDates(params, wallTimeAt(clock()))))
  const items = places.map(({ name, slug }) => ({ name, path: guidePath(slug) }))
  const head = titledPageHead({ request, context }, GUIDES, {
    type: "CollectionPage",
    isNotIndexed: query !== "",
    mainEntity: ({ siteUrl }) => [itemListOf(siteUrl, items)],
  })
  return { head, places, query, matches }
}

export default function GuidesRoute({ loaderData: { places, query, matches } }: Route.ComponentProps) {
  return <GuidesPage places={places} query={query} matches={matches} />
}
