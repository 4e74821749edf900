import { portsContext } from "#app/context.ts"
import { MAY_I_DRIVE } from "#app/paths.ts"
import { pageMeta, titledPageHead } from "#app/site/page-head.ts"
import { PLAN_PARAM, parseCarriedPlan } from "#app/site/plan/carried-plan.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { mayDrive, parseQuestion, QUESTION_FIELDS } from "#domain/licence/may-drive.ts"
import { dayOf, type RentalPeriod, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { COUNTRIES, COUNTRY_CODES } from "./countries.ts"
import { LicencePage } from "./licence-page.tsx"

export const meta = pageMeta

/** The page 'May I drive?'. The answers are in the query, so nothing is stored. Only the page without a query is indexed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { content, clock } = context.get(portsContext)
  const { licenceRules, rules } = content
  const now = wallTimeAt(clock())
  const today = dayOf(now)
  const params = new URL(request.url).searchParams
  const formValues = formValuesOf(params, readDates(params, now))
  const { question, invalidFields } = parseQuestion(new URLSearchParams(formValues), COUNTRY_CODES, today)
  return {
    head: titledPageHead({ request, context }, MAY_I_DRIVE, { isNotIndexed: params.size > 0 }),
    formValues,
    isSubmitted: QUESTION_FIELDS.some((name) => params.has(name)),
    plan: parseCarriedPlan(params.get(PLAN_PARAM), context),
    countries: COUNTRIES,
    question,
    invalidFields,
    answer: mayDrive(question, licenceRules, rules.minimumAge),
    minimumAge: Math.max(rules.minimumAge, licenceRules.drivingAge),
    rules: licenceRules,
    today,
  }
}

/** The submitted texts by field. The first day is that of the visitor's dates, unless the query has another one. */
function formValuesOf(params: URLSearchParams, dates: RentalPeriod | null): Record<string, string> {
  const answers = QUESTION_FIELDS.flatMap((name) => {
    const text = params.get(name)
    return text === null ? [] : [[name, text] satisfies [string, string]]
  })
  return { ...(dates && { day: dayOf(dates.pickUpAt) }), ...Object.fromEntries(answers) }
}

export default function LicenceRoute({ loaderData }: Route.ComponentProps) {
  return <LicencePage {...loaderData} />
}
