import { portsContext } from "#app/context.ts"
import { TERMS } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { TermsPage } from "./terms-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, TERMS),
    terms: context.get(portsContext).content.terms,
  }
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsPage terms={loaderData.terms} />
}
