import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts, pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { AboutScreen } from "./about-screen.tsx"

export const meta = pageMeta

export function loader({ context }: Route.LoaderArgs) {
  const messages = context.get(messagesContext)
  const { name, description } = messages.about.page
  return { page: pageFacts(messages, name, description), about: context.get(portsContext).content.about }
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutScreen about={loaderData.about} />
}
