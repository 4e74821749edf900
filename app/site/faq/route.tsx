import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts, pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { FaqScreen } from "./faq-screen.tsx"

export const meta = pageMeta

export function loader({ context }: Route.LoaderArgs) {
  const messages = context.get(messagesContext)
  const { name, description } = messages.faq.page
  return { page: pageFacts(messages, name, description), faq: context.get(portsContext).content.faq }
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqScreen items={loaderData.faq} />
}
