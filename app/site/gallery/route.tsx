import { portsContext } from "#app/context.ts"
import { Island } from "#app/islands/island.tsx"
import { GALLERY } from "#app/paths.ts"
import { UnusableDates } from "#app/site/layout/unusable-dates.tsx"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { GalleryPage } from "./gallery-page.tsx"
import { shownPictures } from "./gallery-pictures.ts"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(portsContext)
  const params = new URL(request.url).searchParams
  return {
    head: titledPageHead({ request, context }, GALLERY, { type: "CollectionPage" }),
    pictures: shownPictures(content),
    dates: readDates(params, wallTimeAt(clock())),
    largeScene: params.get("picture"),
  }
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { pictures, dates, largeScene } = loaderData
  return (
    <>
      <UnusableDates />
      <Island name="gallery" component={GalleryPage} props={{ pictures, dates, largeScene }} />
    </>
  )
}
