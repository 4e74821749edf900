import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts, pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { AgreementScreen } from "./agreement-screen.tsx"

export const meta = pageMeta

export function loader({ context }: Route.LoaderArgs) {
  const messages = context.get(messagesContext)
  const { name, description } = messages.agreement.page
  return { page: pageFacts(messages, name, description), terms: context.get(portsContext).content.terms }
}

export default function AgreementRoute({ loaderData }: Route.ComponentProps) {
  return <AgreementScreen terms={loaderData.terms} />
}
