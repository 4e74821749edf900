import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { formResultContext } from "#app/forms/form-result.ts"
import { type Deferrable, deferIfLate } from "#app/islands/defer.ts"
import { datedVehicles } from "#app/site/fleet/dated-vehicles.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { loadVehiclePageData } from "./load-page-data.ts"
import { loadRelated, loadRetired, loadVehicle } from "./load-vehicle.ts"
import { retiredPageHead, vehiclePageHead } from "./vehicle-page-head.ts"

type VehicleRequest = { request: Request; context: Readonly<RouterContextProvider>; vehicleId: string }

/** 404 for a vehicle that there is not, 410 for one that is retired, 503 for one that cannot be read; a slow answer is awaited by the page. */
export async function loadVehiclePage({ request, context, vehicleId }: VehicleRequest) {
  const ports = context.get(portsContext)
  const args = { request, context }
  const kept = context.get(formResultContext)
  // The answer to a form is worth waiting for: it holds what was typed.
  const deferrable = async <T>(promise: Promise<T>): Promise<Deferrable<T>> =>
    kept ? { ready: true, value: await promise } : deferIfLate(args, promise)
  const finding = loadVehicle(ports, vehicleId, request.signal)
  const [screen, related, categories] = await Promise.all([
    deferrable(loadVehiclePageData(request, context, finding)),
    deferrable(datedRelated()),
    deferrable(ports.catalogue.categories(request.signal)),
  ])
  const failure = screen.ready && !screen.value.ok ? screen.value.reason : null
  const retired = failure === "notFound" ? await loadRetired(ports, vehicleId, request.signal) : null
  if (failure === "notFound" && !retired) throw data(null, { status: 404 })
  const head = retired
    ? retiredPageHead(args, retired.vehicle)
    : vehiclePageHead(args, vehicleId, screen, categories)
  const status = retired ? 410 : failure ? 503 : 200
  const { agents } = ports.content
  return data({ head, screen, related, kept, retired, agents }, { status })

  async function datedRelated() {
    const related = await loadRelated(ports, finding, request.signal)
    const dates = readDates(new URL(request.url).searchParams, wallTimeAt(ports.clock()))
    return datedVehicles(ports, related, dates, request.signal)
  }
}
