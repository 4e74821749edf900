import { messagesContext, portsContext } from "#app/context.ts"
import { tellOfPage } from "#app/site/page-facts.ts"
import { questionsOf } from "#app/site/structured-data/questions.ts"
import type { Route } from "./+types/route"
import { FaqScreen } from "./faq-screen.tsx"

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).faq
  const { faq } = context.get(portsContext).content
  tellOfPage({ request, context }, { ...page, path: "/faq", type: "FAQPage", about: () => questionsOf(faq) })
  return { faq }
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqScreen items={loaderData.faq} />
}
