import type { RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { loadForm } from "#app/forms/load-form.ts"
import { HOME, PLACE_PARAM } from "#app/paths.ts"
import { readListQuery } from "#app/site/fleet/list-query.ts"
import { loadFleetResult } from "#app/site/fleet/load-fleet-result.ts"
import { titledPageHead } from "#app/site/page-head.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { nightFeeText, oneWayFeesText } from "#app/site/side-costs/cost-texts.ts"
import { companyOf } from "#app/site/structured-data/company.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { parseRemark, presetAnswers } from "./enquiry-answers.ts"

/** The data of the home page. `now` is the time in Sri Lanka when the page is rendered. */
export async function loadHome(request: Request, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext)
  const { home, choosing } = context.get(messagesContext)
  const params = new URL(request.url).searchParams
  const { places, rules, costs } = ports.content
  const now = wallTimeAt(ports.clock())
  // Links had the place in `to` before `to` became the return date.
  const slugs = [params.get(PLACE_PARAM), params.get("to")]
  const destination = places.find(({ slug }) => slugs.includes(slug))
  const query = readListQuery(params)
  const [form, fleet] = await Promise.all([
    loadForm(request, context, presetAnswers(params, destination, readDates(params, now))),
    loadFleetResult(request, context, { categoryId: null, query }),
  ])
  const laterPageOptions = query.page > 1 && {
    ...home.pageOfList(query.page),
    path: `${HOME}?page=${query.page}`,
  }
  const head = titledPageHead({ request, context }, HOME, {
    ...laterPageOptions,
    form,
    breadcrumbs: null,
    isNotIndexed: query.search !== "",
    mainEntity: (jsonLd, card) => [companyOf(jsonLd, card)],
  })
  return {
    head,
    form,
    fleet,
    query,
    now,
    sentRemark: parseRemark(params.get("remark")),
    destination: destination?.name,
    feeHints: {
      oneWay: oneWayFeesText(costs, choosing.sideCosts),
      night: nightFeeText(costs, choosing.sideCosts),
    },
    mileageAllowanceKm: rules.mileageAllowanceKm,
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
