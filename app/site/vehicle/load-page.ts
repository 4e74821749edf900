import { data, type RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { receivedForm } from "#app/forms/received-form.ts"
import { titleWithErrors } from "#app/forms/show-form.ts"
import { type PageFacts, pageFacts } from "#app/site/page-meta.ts"
import { patienceMs, type Settled, settle } from "#app/site/settle.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Messages } from "#messages/messages.ts"
import { loadScreen, type VehicleScreenData } from "./load-screen.ts"
import { loadRelated, loadVehicle } from "./load-vehicle.ts"

type Asked = { request: Request; context: Readonly<RouterContextProvider>; vehicleId: string }

/** 404 for a vehicle that there is not, 503 for one that cannot be read; a slow answer is awaited by the page. */
export async function loadPage({ request, context, vehicleId }: Asked) {
  const ports = context.get(portsContext)
  const kept = context.get(receivedForm)
  const patience = kept ? Number.POSITIVE_INFINITY : patienceMs(request.url)
  const finding = loadVehicle(ports, vehicleId, request.signal)
  const [screen, related] = await Promise.all([
    settle(patience, loadScreen(request, context, finding)),
    settle(patience, loadRelated(ports, finding, request.signal)),
  ])
  const failure = screen.ready && !screen.value.ok ? screen.value.reason : null
  if (failure === "notFound") throw data(null, { status: 404 })
  const page = factsOf(screen, context.get(messagesContext))
  return data({ page, screen, related, kept, rules: ports.content.rules }, { status: failure ? 503 : 200 })
}

function factsOf(screen: Settled<CatalogueAnswer<VehicleScreenData>>, messages: Messages): PageFacts {
  const { page } = messages.vehicle
  if (!screen.ready || !screen.value.ok) {
    return pageFacts(messages, page.unknownTitle, page.unknownDescription)
  }
  const { vehicle, form } = screen.value.value
  const facts = pageFacts(messages, vehicle.name, page.description(vehicle.name))
  return { ...facts, title: titleWithErrors(facts.title, form, messages.forms.errorPrefix) }
}
