import { portsContext } from "#app/context.ts"
import { FAQ } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { questionsOf } from "#app/site/structured-data/questions.ts"
import type { Route } from "./+types/route"
import { FaqPage } from "./faq-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  const { faq } = context.get(portsContext).content
  const head = titledPageHead({ request, context }, FAQ, { type: "FAQPage", about: () => questionsOf(faq) })
  return { head, faq }
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage items={loaderData.faq} />
}
