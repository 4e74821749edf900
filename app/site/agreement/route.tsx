import { portsContext } from "#app/context.ts"
import { AGREEMENT } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { AgreementPage } from "./agreement-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, AGREEMENT),
    terms: context.get(portsContext).content.terms,
  }
}

export default function AgreementRoute({ loaderData }: Route.ComponentProps) {
  return <AgreementPage terms={loaderData.terms} />
}
