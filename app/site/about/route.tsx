import { portsContext } from "#app/context.ts"
import { ABOUT } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import type { Route } from "./+types/route"
import { AboutPage } from "./about-page.tsx"

export const meta = pageMeta

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: titledPageHead({ request, context }, ABOUT, {
      type: "AboutPage",
      about: (context, card) => [companyOf(context, card)],
    }),
    about: context.get(portsContext).content.about,
  }
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage about={loaderData.about} />
}
