import { messagesContext } from "#app/context.ts"
import { type HeadFacts, pageHead, pageMeta } from "#app/site/page-head.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import type { Route } from "./+types/route"
import { ImprintScreen } from "./imprint-screen.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).imprint
  const about: HeadFacts["about"] = (at, card) => [companyOf(at, card)]
  return { head: pageHead({ request, context }, { ...page, path: "/imprint", about }) }
}

export default function ImprintRoute() {
  return <ImprintScreen />
}
