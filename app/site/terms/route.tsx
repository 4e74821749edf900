import { messagesContext, portsContext } from "#app/context.ts"
import { pageHead, pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { TermsScreen } from "./terms-screen.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).terms
  return {
    head: pageHead({ request, context }, { ...page, path: "/terms-and-conditions" }),
    terms: context.get(portsContext).content.terms,
  }
}

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <TermsScreen terms={loaderData.terms} />
}
