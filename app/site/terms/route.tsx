import { messagesContext, portsContext } from "#app/context.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import type { Route } from "./+types/route"
import { TermsScreen } from "./terms-screen.tsx"

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).terms
  tellOfPage({ request, context }, { ...page, path: "/terms-and-conditions" })
  return { terms: context.get(portsContext).content.terms }
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsScreen terms={loaderData.terms} />
}
