import { IMPRINT } from "#app/paths.ts"
import { type HeadFacts, pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import type { Route } from "./+types/route"
import { ImprintPage } from "./imprint-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const about: HeadFacts["about"] = (context, card) => [companyOf(context, card)]
  return { head: titledPageHead({ request, context }, IMPRINT, { about }) }
}

export default function ImprintRoute() {
  return <ImprintPage />
}
