import { messagesContext, portsContext } from "#app/context.ts"
import type { Deferrable } from "#app/islands/defer.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import { cardOfPhoto } from "#app/site/cards.ts"
import { fittedDescription, shortened } from "#app/site/fitted-text.ts"
import { type HeadFacts, type LoaderArgs, type PageHead, pageHead } from "#app/site/page-head.ts"
import { rentalVehicleOf } from "#app/site/structured-data/rental-vehicle.ts"
import type { Crumb } from "#app/site/structured-data/web-page.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Category, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"
import { leadOf } from "./lead.ts"
import type { VehiclePageData } from "./load-page-data.ts"

type Screen = Deferrable<CatalogueAnswer<VehiclePageData>>
type Categories = Deferrable<CatalogueAnswer<Category[]>>

/** Where the vehicle came too late for the head of its page, or not at all, the page speaks of a vehicle only. */
export function vehiclePageHead(
  args: LoaderArgs,
  id: string,
  screen: Screen,
  categories: Categories,
): PageHead {
  const known = screen.ready && screen.value.ok ? screen.value.value : null
  return pageHead(args, {
    ...(known ? knownFacts(args, known, categories) : unknownFacts(args)),
    path: vehiclePath(id),
  })
}

function unknownFacts({ context }: LoaderArgs) {
  const { vehicle, vehicleFacts } = context.get(messagesContext)
  return { name: vehicle.unknownTitle, description: vehicleFacts.page.unknownDescription }
}

function knownFacts(
  args: LoaderArgs,
  { vehicle, form, pictures }: VehiclePageData,
  categories: Categories,
): Omit<HeadFacts, "path"> {
  const messages = args.context.get(messagesContext)
  const { siteUrl } = args.context.get(portsContext).settings
  return {
    name: vehicle.name,
    description: descriptionOf(vehicle, messages.vehicleFacts),
    type: "ItemPage",
    trail: [listOf(vehicle, categories, messages)],
    cardAlt: messages.common.onTheRoad(vehicle.name),
    card: cardOfPhoto(siteUrl, pictures[0]),
    form,
    about: (context) => [rentalVehicleOf(context, vehicle, priceTerms(args))],
  }
}

/** A page for who comes by an old link: others do not find it. */
export function retiredPageHead(args: LoaderArgs, { id, name }: Pick<Vehicle, "id" | "name">): PageHead {
  const { retired } = args.context.get(messagesContext).vehicleFacts
  return pageHead(args, {
    name: retired.name(name),
    description: retired.description(shortened(name, LONGEST_NAME)),
    path: vehiclePath(id),
    isNotIndexed: true,
  })
}

const LONGEST_NAME = 60

/** What the vehicle is, in the length of a description. */
export function descriptionOf(
  { name, specification, chauffeurOnly }: Pick<Vehicle, "name" | "specification" | "chauffeurOnly">,
  { page, lead }: Messages["vehicleFacts"],
): string {
  const { first, withDriver, endings } = page.description
  return fittedDescription(
    [first(shortened(name, LONGEST_NAME)), leadOf(specification, lead), chauffeurOnly ? withDriver : ""],
    endings,
  )
}

/** The list that the vehicle's page leads back to. */
function listOf({ categoryId }: Vehicle, categories: Categories, { common }: Messages): Crumb {
  const known = categories.ready && categories.value.ok ? categories.value.value : []
  const category = known.find(({ id }) => id === categoryId)
  return category
    ? { name: category.name, path: listingPath(category.id) }
    : { name: common.menu.allVehicles, path: listingPath(null) }
}

/** What stands beside every price. */
function priceTerms({ context }: LoaderArgs): string {
  const { standardRates, aDay, foreigners } = context.get(messagesContext).vehicle.notices
  const { mileageAllowanceKm } = context.get(portsContext).content.rules
  return `${standardRates(mileageAllowanceKm)} ${aDay} ${foreigners}`
}
