import { redirect } from "react-router"
import { portsContext } from "#app/context.ts"
import { GUIDES, guidePath } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { itemListOf } from "#app/site/structured-data/item-list.ts"
import type { Route } from "./+types/route"
import { cleanName, findPlaces } from "./find-place.ts"
import { GuidesPage } from "./guides-page.tsx"

export const meta = pageMeta

/** `?place=Ella` goes to that guide; a name of several places, or of none, is shown again, above the list. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { places } = context.get(portsContext).content
  const asked = cleanName(new URL(request.url).searchParams.get("place") ?? "")
  const found = findPlaces(places, asked)
  const [first, ...others] = found
  if (first && others.length === 0) throw redirect(guidePath(first.slug))
  const items = places.map(({ name, slug }) => ({ name, path: guidePath(slug) }))
  const head = titledPageHead({ request, context }, GUIDES, {
    type: "CollectionPage",
    isAnswer: asked !== "",
    about: ({ siteUrl }) => [itemListOf(siteUrl, items)],
  })
  return { head, places, asked, found }
}

export default function GuidesRoute({ loaderData: { places, asked, found } }: Route.ComponentProps) {
  return <GuidesPage places={places} asked={asked} found={found} />
}
