import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { receivedForm } from "#app/forms/received-form.ts"
import { issueToken } from "#app/forms/show-form.ts"
import { datedVehicles } from "#app/site/fleet/dated-vehicles.ts"
import { readDates } from "#app/site/rental-dates.ts"
import { patienceMs, settle } from "#app/site/settle.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { loadScreen } from "./load-screen.ts"
import { loadRelated, loadRetired, loadVehicle } from "./load-vehicle.ts"
import { relatedContext } from "./related-fleets.tsx"
import { tellOfRetired, tellOfVehicle } from "./vehicle-facts.ts"

type Asked = { request: Request; context: Readonly<RouterContextProvider>; vehicleId: string }

/** 404 for a vehicle that there is not, 410 for one that is retired, 503 for one that cannot be read; a slow answer is awaited by the page. */
export async function loadPage({ request, context, vehicleId }: Asked) {
  const ports = context.get(portsContext)
  const kept = context.get(receivedForm)
  const patience = kept ? Number.POSITIVE_INFINITY : patienceMs(request, context)
  issueToken(context) // it stands outside the part of the page that may be late
  const finding = loadVehicle(ports, vehicleId, request.signal)
  const [screen, related, categories] = await Promise.all([
    settle(patience, loadScreen(request, context, finding)),
    settle(patience, leaveRelated()),
    settle(patience, ports.catalogue.categories(request.signal)),
  ])
  const failure = screen.ready && !screen.value.ok ? screen.value.reason : null
  const retired = failure === "notFound" ? await loadRetired(ports, vehicleId, request.signal) : null
  if (failure === "notFound" && !retired) throw data(null, { status: 404 })
  const asked = { request, context }
  if (retired) tellOfRetired(asked, retired.vehicle)
  else tellOfVehicle(asked, vehicleId, screen, categories)
  const status = retired ? 410 : failure ? 503 : 200
  const { rules, agents } = ports.content
  return data({ screen, related, kept, retired, rules, agents }, { status })

  async function leaveRelated(): Promise<void> {
    const related = await loadRelated(ports, finding, request.signal)
    const dates = readDates(new URL(request.url).searchParams, wallTimeAt(ports.clock()))
    context.set(relatedContext, await datedVehicles(ports.catalogue, related, dates, request.signal))
  }
}
