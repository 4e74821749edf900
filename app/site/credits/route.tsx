import { messagesContext, portsContext } from "#app/context.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import type { Route } from "./+types/route"
import { CreditsScreen } from "./credits-screen.tsx"

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).credits
  tellOfPage({ request, context }, { ...page, path: "/credits" })
  return { groups: context.get(portsContext).content.credits }
}

export default function CreditsRoute({ loaderData }: Route.ComponentProps) {
  return <CreditsScreen groups={loaderData.groups} />
}
