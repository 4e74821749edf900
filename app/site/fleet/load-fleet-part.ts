import { data, type RouterContextProvider } from "react-router"
import { portsContext } from "#app/context.ts"
import { patienceMs, type Settled, settle } from "#app/site/settle.ts"
import { fleetPart, type ShownPart } from "./fleet-part.ts"
import type { ListQuery } from "./list-address.ts"
import { sentVehiclesContext } from "./sent-vehicles.tsx"

/**
 * For a loader: the part of the fleet that an address asks for, at once or soon.
 * @throws the answer 404 where the list has no such page, unless the list came too late to say so by status.
 */
export async function loadFleetPart(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
  query: ListQuery,
): Promise<Settled<ShownPart>> {
  const { catalogue, log } = context.get(portsContext)
  const answering = catalogue.vehicles(request.signal).then((answer): ShownPart => {
    if (!answer.ok) log.warn({ reason: answer.reason }, "the vehicles could not be read")
    const part = fleetPart(answer, categoryId, query)
    if (part.state !== "listed") return part
    context.set(sentVehiclesContext, part.items)
    return { ...part, items: null }
  })
  const part = await settle(patienceMs(request, context), answering)
  if (part.ready && part.value.state === "noSuchPage") throw data(null, { status: 404 })
  return part
}
