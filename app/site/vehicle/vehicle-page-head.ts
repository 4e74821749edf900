import { messagesContext, portsContext } from "#app/context.ts"
import type { DeferredValue } from "#app/islands/defer.ts"
import { ALL_VEHICLES, listingPath, vehiclePath } from "#app/paths.ts"
import { fittedDescription, shorten } from "#app/site/fitted-text.ts"
import { type HeadOptions, type LoaderArgs, type PageHead, pageHead } from "#app/site/page-head.ts"
import { cardOfPhoto } from "#app/site/social-cards.ts"
import { rentalVehicleOf } from "#app/site/structured-data/rental-vehicle.ts"
import type { Breadcrumb } from "#app/site/structured-data/web-page.ts"
import type { CatalogueResult } from "#domain/catalogue/catalogue.ts"
import type { Category, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"
import type { VehiclePageData } from "./load-vehicle-page-data.ts"
import { vehicleSummary } from "./vehicle-summary.ts"

type PageData = DeferredValue<CatalogueResult<VehiclePageData>>
type Categories = DeferredValue<CatalogueResult<Category[]>>

/** The head of a vehicle's page; with a general title if the vehicle is deferred or cannot be read. */
export function vehiclePageHead(
  args: LoaderArgs,
  id: string,
  pageData: PageData,
  categories: Categories,
): PageHead {
  const loadedPage = pageData.ready && pageData.value.ok ? pageData.value.value : null
  return pageHead(args, {
    ...(loadedPage ? loadedVehicleHead(args, loadedPage, categories) : unknownVehicleHead(args)),
    path: vehiclePath(id),
  })
}

function unknownVehicleHead({ context }: LoaderArgs) {
  const { unknownTitle, unknownDescription } = context.get(messagesContext).vehicleFacts.page
  return { name: unknownTitle, description: unknownDescription }
}

function loadedVehicleHead(
  args: LoaderArgs,
  { vehicle, form, pictures }: VehiclePageData,
  categories: Categories,
): Omit<HeadOptions, "path"> {
  const messages = args.context.get(messagesContext)
  const { siteUrl } = args.context.get(portsContext).settings
  return {
    name: vehicle.name,
    description: descriptionOf(vehicle, messages.vehicleFacts),
    type: "ItemPage",
    breadcrumbs: [listBreadcrumb(vehicle, categories, messages)],
    cardAlt: messages.common.onTheRoad(vehicle.name),
    card: cardOfPhoto(siteUrl, pictures[0]),
    form,
    mainEntity: (context) => [rentalVehicleOf(context, vehicle, priceNotice(args))],
  }
}

/** The head of a retired vehicle's page, which old links still reach. It is not indexed. */
export function retiredPageHead(args: LoaderArgs, { id, name }: Pick<Vehicle, "id" | "name">): PageHead {
  const { retired } = args.context.get(messagesContext).vehicleFacts
  return pageHead(args, {
    name: retired.name(name),
    description: retired.description(shorten(name, MAX_NAME_LENGTH)),
    path: vehiclePath(id),
    isNotIndexed: true,
  })
}

/** In characters. A longer name would fill the description. */
const MAX_NAME_LENGTH = 60

/** A description of 120 to 160 characters. */
export function descriptionOf(
  { name, specification, chauffeurOnly }: Pick<Vehicle, "name" | "specification" | "chauffeurOnly">,
  { page, lead }: Messages["vehicleFacts"],
): string {
  const { firstSentence, withDriver, endings } = page.description
  return fittedDescription(
    [
      firstSentence(shorten(name, MAX_NAME_LENGTH)),
      vehicleSummary(specification, lead),
      chauffeurOnly ? withDriver : "",
    ],
    endings,
  )
}

/** The breadcrumb of the list that contains the vehicle. */
function listBreadcrumb({ categoryId }: Vehicle, categories: Categories, { common }: Messages): Breadcrumb {
  const loadedCategories = categories.ready && categories.value.ok ? categories.value.value : []
  const category = loadedCategories.find(({ id }) => id === categoryId)
  return category
    ? { name: category.name, path: listingPath(category.id) }
    : { name: common.menu.allVehicles, path: ALL_VEHICLES }
}

/** The notice beside every price. */
function priceNotice({ context }: LoaderArgs): string {
  const { standardRates, perDay, foreigners } = context.get(messagesContext).vehicle.notices
  const { mileageAllowanceKm } = context.get(portsContext).content.rules
  return `${standardRates(mileageAllowanceKm)} ${perDay} ${foreigners}`
}
