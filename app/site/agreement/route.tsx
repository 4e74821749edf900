import { messagesContext, portsContext } from "#app/context.ts"
import { pageHead, pageMeta } from "#app/site/page-head.ts"
import type { Route } from "./+types/route"
import { AgreementScreen } from "./agreement-screen.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).agreement
  return {
    head: pageHead({ request, context }, { ...page, path: "/agreement" }),
    terms: context.get(portsContext).content.terms,
  }
}

export default function AgreementRoute({ loaderData }: Route.ComponentProps) {
  return <AgreementScreen terms={loaderData.terms} />
}
