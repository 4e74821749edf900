import { messagesContext, portsContext } from "#app/context.ts"
import { titleWithErrors } from "#app/forms/show-form.ts"
import { cardOfPhoto } from "#app/site/cards.ts"
import { fittedDescription, shortened } from "#app/site/fitted-text.ts"
import { type Asked, pageFacts } from "#app/site/page-facts.ts"
import type { PageFacts } from "#app/site/page-meta.ts"
import { listingPath, vehiclePath } from "#app/site/paths.ts"
import type { Settled } from "#app/site/settle.ts"
import { rentalVehicleOf } from "#app/site/structured-data/rental-vehicle.ts"
import type { Crumb } from "#app/site/structured-data/web-page.ts"
import type { CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Category, Vehicle } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"
import { leadOf } from "./lead.ts"
import type { VehicleScreenData } from "./load-screen.ts"

type Screen = Settled<CatalogueAnswer<VehicleScreenData>>
type Categories = Settled<CatalogueAnswer<Category[]>>

/** Where the vehicle came too late for the head of its page, or not at all, the page speaks of a vehicle only. */
export function vehicleFacts(asked: Asked, id: string, screen: Screen, categories: Categories): PageFacts {
  const messages = asked.context.get(messagesContext)
  if (!screen.ready || !screen.value.ok) {
    const name = messages.vehicle.unknownTitle
    const description = messages.vehicleFacts.page.unknownDescription
    return pageFacts(asked, { name, description, path: vehiclePath(id) })
  }
  const { vehicle, form, pictures } = screen.value.value
  const { siteUrl } = asked.context.get(portsContext).settings
  const facts = pageFacts(asked, {
    name: vehicle.name,
    description: descriptionOf(vehicle, messages.vehicleFacts),
    path: vehiclePath(id),
    type: "ItemPage",
    trail: [listOf(vehicle, categories, messages)],
    cardShows: messages.common.onTheRoad(vehicle.name),
    card: cardOfPhoto(siteUrl, pictures[0]),
    about: (at) => [rentalVehicleOf(at, vehicle, priceTerms(asked))],
  })
  return { ...facts, title: titleWithErrors(facts.title, form, messages.forms.errorPrefix) }
}

/** A page for who comes by an old link: others do not find it. */
export function retiredFacts(asked: Asked, { id, name }: Pick<Vehicle, "id" | "name">): PageFacts {
  const { retired } = asked.context.get(messagesContext).vehicleFacts
  return pageFacts(asked, {
    name: retired.name(name),
    description: retired.description(shortened(name, LONGEST_NAME)),
    path: vehiclePath(id),
    isAnswer: true,
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
function priceTerms({ context }: Asked): string {
  const { standardRates, aDay, foreigners } = context.get(messagesContext).vehicle.notices
  const { mileageAllowanceKm } = context.get(portsContext).content.rules
  return `${standardRates(mileageAllowanceKm)} ${aDay} ${foreigners}`
}
