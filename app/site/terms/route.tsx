import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts, pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { TermsScreen } from "./terms-screen.tsx"

export const meta = pageMeta

export function loader({ context }: Route.LoaderArgs) {
  const messages = context.get(messagesContext)
  const { name, description } = messages.terms.page
  return { page: pageFacts(messages, name, description), terms: context.get(portsContext).content.terms }
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsScreen terms={loaderData.terms} />
}
