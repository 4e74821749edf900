import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { receivedForm } from "#app/forms/received-form.ts"
import { type Settled, settle } from "#app/islands/settle.ts"
import { datedVehicles } from "#app/site/fleet/dated-vehicles.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { loadScreen } from "./load-screen.ts"
import { loadRelated, loadRetired, loadVehicle } from "./load-vehicle.ts"
import { retiredPageHead, vehiclePageHead } from "./vehicle-page-head.ts"

type Asked = { request: Request; context: Readonly<RouterContextProvider>; vehicleId: string }

/** 404 for a vehicle that there is not, 410 for one that is retired, 503 for one that cannot be read; a slow answer is awaited by the page. */
export async function loadPage({ request, context, vehicleId }: Asked) {
  const ports = context.get(portsContext)
  const args = { request, context }
  const kept = context.get(receivedForm)
  // The answer to a form is worth waiting for: it holds what was typed.
  const settled = async <T>(promise: Promise<T>): Promise<Settled<T>> =>
    kept ? { ready: true, value: await promise } : settle(args, promise)
  const finding = loadVehicle(ports, vehicleId, request.signal)
  const [screen, related, categories] = await Promise.all([
    settled(loadScreen(request, context, finding)),
    settled(datedRelated()),
    settled(ports.catalogue.categories(request.signal)),
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
