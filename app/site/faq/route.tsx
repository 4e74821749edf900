import { messagesContext, portsContext } from "#app/context.ts"
import { pageFacts } from "#app/site/page-facts.ts"
import { pageMeta } from "#app/site/page-meta.ts"
import { questionsOf } from "#app/site/structured-data/questions.ts"
import type { Route } from "./+types/route"
import { FaqScreen } from "./faq-screen.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { page } = context.get(messagesContext).faq
  const { faq } = context.get(portsContext).content
  return {
    page: pageFacts(
      { request, context },
      { ...page, path: "/faq", type: "FAQPage", about: () => questionsOf(faq) },
    ),
    faq,
  }
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqScreen items={loaderData.faq} />
}
