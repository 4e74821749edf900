import { messagesContext, portsContext } from "#app/context.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import type { Route } from "./+types/route"
import { AgreementScreen } from "./agreement-screen.tsx"

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).agreement
  tellOfPage({ request, context }, { ...page, path: "/agreement" })
  return { terms: context.get(portsContext).content.terms }
}

export default function AgreementRoute({ loaderData }: Route.ComponentProps) {
  return <AgreementScreen terms={loaderData.terms} />
}
