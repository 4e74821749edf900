import { messagesContext, portsContext } from "#app/context.ts"
import { pageHead, pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { CreditsScreen } from "./credits-screen.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).credits
  return {
    head: pageHead({ request, context }, { ...page, path: "/credits" }),
    groups: context.get(portsContext).content.credits,
  }
}

export default function CreditsRoute({ loaderData }: Route.ComponentProps) {
  return <CreditsScreen groups={loaderData.groups} />
}
