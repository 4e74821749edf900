import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts, pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { GalleryScreen } from "./gallery-screen.tsx"
import { shownPictures } from "./shown-picture.ts"

export const meta = pageMeta

export function loader({ context, request }: Route.LoaderArgs) {
  const messages = context.get(messagesContext)
  const { name, description } = messages.gallery.page
  return {
    page: pageFacts(messages, name, description),
    pictures: shownPictures(context.get(portsContext).content),
    large: new URL(request.url).searchParams.get("picture"),
  }
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <GalleryScreen pictures={loaderData.pictures} large={loaderData.large} />
}
