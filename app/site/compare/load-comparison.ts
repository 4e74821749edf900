import { messagesContext, type Ports, portsContext } from "#app/context.ts"
import { type FilterableVehicles, loadFilterableVehicles } from "#app/site/fleet/filterable-vehicles.ts"
import { listDates } from "#app/site/listing/list-dates.ts"
import type { LoaderArgs } from "#app/site/page-head.ts"
import type { VisitorDates } from "#app/site/rental-dates.ts"
import { findComparedVehicles, readComparedIds } from "#domain/catalogue/compared-vehicles.ts"
import { comparedVehicle } from "./compared-vehicle.ts"
import { type Distance, readDistance } from "./distance.ts"

/** A sentence for each reason for which vehicles are left out of the comparison. */
type Omissions = readonly string[]

/** The vehicles of the query for the comparison, and the reasons for which some are left out. */
export async function loadComparison({ request, context }: LoaderArgs) {
  const ports = context.get(portsContext)
  const { compare: messages } = context.get(messagesContext).choosing
  const params = new URL(request.url).searchParams
  const dates = listDates(params, ports)
  const distance = readDistance(params.get("km"))
  const listResult = await ports.catalogue.vehicles(request.signal)
  if (!listResult.ok) ports.log.warn({ reason: listResult.reason }, "the vehicles could not be read")
  const fleet = listResult.ok ? listResult.value : []
  const { shownVehicles, omittedVehicles, unknownCount } = findComparedVehicles(
    readComparedIds(params.getAll("ids")),
    fleet,
  )
  const details = await loadFilterableVehicles(ports, shownVehicles, request.signal)
  const failedCount = shownVehicles.length - details.size
  const omissions: Omissions = [
    listResult.ok && unknownCount > 0 && messages.unknown(unknownCount),
    omittedVehicles.length > 0 && messages.tooMany(omittedVehicles.map(({ name }) => name)),
    failedCount > 0 && messages.failed(failedCount),
  ].filter((sentence) => typeof sentence === "string")
  return {
    isCatalogueReadable: listResult.ok,
    vehicles: comparedVehicles(details, { dates: dates.period, distance, ports }),
    addableVehicles: fleet.filter(({ id }) => !details.has(id)).map(({ id, name }) => ({ id, name })),
    omissions,
    dates,
    distance,
    costs: ports.content.costs,
  }
}

type ComparisonOptions = {
  dates: VisitorDates | null
  distance: Distance
  ports: Pick<Ports, "content">
}

function comparedVehicles(
  details: FilterableVehicles,
  { dates, distance, ports: { content } }: ComparisonOptions,
) {
  return [...details.values()].map((vehicle) => comparedVehicle(vehicle, { dates, km: distance.km, content }))
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>
