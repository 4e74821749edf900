import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts } from "#app/site/page-facts.ts"
import { pageMeta } from "#app/site/page-meta.ts"
import type { Route } from "./+types/route"
import { CreditsScreen } from "./credits-screen.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).credits
  return {
    page: pageFacts({ request, context }, { ...page, path: "/credits" }),
    groups: context.get(portsContext).content.credits,
  }
}

export default function CreditsRoute({ loaderData }: Route.ComponentProps) {
  return <CreditsScreen groups={loaderData.groups} />
}
