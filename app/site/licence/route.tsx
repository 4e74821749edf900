import { portsContext } from "#app/context.ts"
import { MAY_I_DRIVE } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { mayDrive, parseQuestion } from "#domain/licence/may-drive.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { COUNTRIES, COUNTRY_CODES } from "./countries.ts"
import { LicencePage } from "./licence-page.tsx"

export const meta = pageMeta

/** The question is the query, so nothing is stored. Only the page without a query is indexed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(portsContext)
  const { licenceRules, rules } = content
  const today = dayOf(wallTimeAt(clock()))
  const params = new URL(request.url).searchParams
  const { question, invalid } = parseQuestion(params, COUNTRY_CODES, today)
  return {
    head: titledPageHead({ request, context }, MAY_I_DRIVE, { isNotIndexed: params.size > 0 }),
    typed: Object.fromEntries(params),
    countries: COUNTRIES,
    question,
    invalid,
    answer: mayDrive(question, licenceRules, rules.minimumAge),
    minimumAge: Math.max(rules.minimumAge, licenceRules.drivingAge),
    rules: licenceRules,
    today,
  }
}

export default function LicenceRoute({ loaderData }: Route.ComponentProps) {
  return <LicencePage {...loaderData} />
}
