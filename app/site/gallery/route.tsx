import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts, pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { GalleryScreen } from "./gallery-screen.tsx"

export const meta = pageMeta

export function loader({ context }: Route.LoaderArgs) {
  const messages = context.get(messagesContext)
  const { name, description } = messages.gallery.page
  return { page: pageFacts(messages, name, description), pictures: context.get(portsContext).content.gallery }
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  return <GalleryScreen pictures={loaderData.pictures} />
}
