import { messagesContext } from "#app/context.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import type { Route } from "./+types/route"
import { ImprintScreen } from "./imprint-screen.tsx"

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).imprint
  tellOfPage({ request, context }, { ...page, path: "/imprint", about: (at, card) => [companyOf(at, card)] })
  return null
}

export default function ImprintRoute() {
  return <ImprintScreen />
}
