import { messagesContext, portsContext } from "#app/context.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import type { ScriptHandle } from "#app/site/screen-handle.ts"
import type { Route } from "./+types/route"
import { GalleryScreen } from "./gallery-screen.tsx"
import galleryScript from "./gallery-script.ts?worker&url"
import { shownPictures } from "./shown-picture.ts"

export const handle = { script: galleryScript } satisfies ScriptHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).gallery
  tellOfPage({ request, context }, { ...page, path: "/gallery", type: "CollectionPage" })
  return {
    pictures: shownPictures(context.get(portsContext).content),
    large: new URL(request.url).searchParams.get("picture"),
  }
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <GalleryScreen pictures={loaderData.pictures} large={loaderData.large} />
}
