import type { RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { readListQuery } from "#app/site/fleet/list-address.ts"
import { loadFleetPart } from "#app/site/fleet/load-fleet-part.ts"
import { pageFacts } from "#app/site/page-meta.ts"
import { patienceMs, settle } from "#app/site/settle.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"
import { loadCategoryRoad } from "./categories.ts"

/** Everything that a listing shows. `categoryId` null: all vehicles. */
export async function loadListing(
  request: Request,
  context: Readonly<RouterContextProvider>,
  categoryId: string | null,
) {
  const ports = context.get(portsContext)
  const query = readListQuery(new URL(request.url).searchParams)
  const [road, fleet] = await Promise.all([
    settle(patienceMs(request.url), loadCategoryRoad(ports, request.signal)),
    loadFleetPart(request, ports, categoryId, query),
  ])
  const known = road.ready ? road.value.categories : []
  const category = known.find(({ id }) => id === categoryId) ?? null
  const texts = headOf(category, categoryId, context.get(messagesContext).listing)
  return {
    page: pageFacts(context.get(messagesContext), texts.name, texts.description),
    heading: texts.heading,
    lead: texts.lead,
    categoryId,
    road,
    fleet,
    query,
  }
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>

type Head = { name: string; description: string; heading: string; lead: string | null }

function headOf(category: Category | null, categoryId: string | null, texts: Messages["listing"]): Head {
  if (categoryId === null) return texts.all
  if (!category) return { ...texts.unnamed, heading: texts.unnamed.name, lead: null }
  const { name, description } = category
  return {
    name,
    heading: name,
    lead: description,
    description: texts.category.description(name, description),
  }
}
