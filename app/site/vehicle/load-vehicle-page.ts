import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { formResultContext } from "#app/forms/form-result.ts"
import { type DeferredValue, deferIfLate } from "#app/islands/defer.ts"
import { vehiclesWithTotals } from "#app/site/fleet/dated-vehicles.ts"
import {
  carriedPlanContext,
  carriedPlanQuery,
  PLAN_PARAM,
  parseCarriedPlan,
} from "#app/site/plan/carried-plan.ts"
import { carriedQuery, readDates } from "#app/site/rental-dates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { loadRelatedVehicles, loadRetiredVehicle, loadVehicle } from "./load-vehicle.ts"
import { loadVehiclePageData } from "./load-vehicle-page-data.ts"
import { retiredPageHead, vehiclePageHead } from "./vehicle-page-head.ts"

type VehicleRequest = { request: Request; context: Readonly<RouterContextProvider>; vehicleId: string }

/**
 * Responds with 404 for an unknown vehicle, 410 for a retired one, 503 for one that cannot be read. Defers data that are slow to load;
 * the status is 200 then, because it is sent before they are known.
 */
export async function loadVehiclePage({ request, context, vehicleId }: VehicleRequest) {
  const ports = context.get(portsContext)
  const args = { request, context }
  const submittedForm = context.get(formResultContext)
  // Not deferred after a submission: the browser would load the rest by another request, without the submitted answers.
  const deferUnlessSubmitted = async <T>(promise: Promise<T>): Promise<DeferredValue<T>> =>
    submittedForm ? { ready: true, value: await promise } : deferIfLate(args, promise)
  const params = new URL(request.url).searchParams
  const plan = parseCarriedPlan(context.get(carriedPlanContext) ?? params.get(PLAN_PARAM), context)
  const vehiclePromise = loadVehicle(ports, vehicleId, request.signal)
  const [pageData, relatedVehicles, categories] = await Promise.all([
    deferUnlessSubmitted(loadVehiclePageData(request, context, vehiclePromise)),
    deferUnlessSubmitted(relatedWithTotals()),
    deferUnlessSubmitted(ports.catalogue.categories(request.signal)),
  ])
  const failure = pageData.ready && !pageData.value.ok ? pageData.value.reason : null
  const retired = failure === "notFound" ? await loadRetiredVehicle(ports, vehicleId, request.signal) : null
  if (failure === "notFound" && !retired) throw data(null, { status: 404 })
  const head = retired
    ? retiredPageHead(args, retired.vehicle)
    : vehiclePageHead(args, vehicleId, pageData, categories)
  const status = retired ? 410 : failure ? 503 : 200
  const { agents, costs } = ports.content
  return data({ head, pageData, relatedVehicles, submittedForm, retired, agents, costs, plan }, { status })

  async function relatedWithTotals() {
    const relatedVehicles = await loadRelatedVehicles(ports, vehiclePromise, request.signal)
    const dates = readDates(params, wallTimeAt(ports.clock()))
    // The carried query of the links has the dates and the chosen extras; a vehicle ignores extras that it does not offer.
    const query = [carriedQuery(dates), carriedPlanQuery(plan?.query)].filter(Boolean).join("&")
    return vehiclesWithTotals(args, relatedVehicles, dates, query)
  }
}
