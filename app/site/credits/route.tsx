import { portsContext } from "#app/context.ts"
import { CREDITS } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { CreditsPage } from "./credits-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, CREDITS),
    groups: context.get(portsContext).content.credits,
  }
}

export default function CreditsRoute({ loaderData }: Route.ComponentProps) {
  return <CreditsPage groups={loaderData.groups} />
}
