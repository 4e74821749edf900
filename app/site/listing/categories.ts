import { createContext } from "react-router"
import type { Ports } from "#app/context.ts"
import { ofSame } from "#app/site/of-same.ts"
import { categoryPicture } from "#app/ui/category-picture.ts"
import { smallPhoto } from "#app/ui/vehicle-photo.tsx"
import type { Category, ListedVehicle } from "#domain/catalogue/vehicle.ts"

/** A category with a vehicle that stands for it. */
export type CategoryOnRoad = Category & { picture: string | null }

/** What the bar shows: all vehicles first. `isWhole`: the categories could be read, so that there are no others. */
export type CategoryRoad = { all: string | null; categories: CategoryOnRoad[]; isWhole: boolean }

/** Where the loader leaves the bar's classes, which only the server draws; null where they came too late for the head of the page. */
export const categoryRoadContext = /* @__PURE__ */ createContext<CategoryRoad | null>(null)

/** The categories with a picture each. None where they cannot be read: the list is there without them. */
export async function loadCategoryRoad(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  signal: AbortSignal,
): Promise<CategoryRoad> {
  const [categories, vehicles] = await Promise.all([catalogue.categories(signal), catalogue.vehicles(signal)])
  if (!categories.ok) log.warn({ reason: categories.reason }, "the categories could not be read")
  const road = categoryRoad(categories.ok ? categories.value : NONE)(vehicles.ok ? vehicles.value : NONE)
  return { ...road, isWhole: categories.ok }
}

const NONE: readonly never[] = []

/** A typical vehicle stands for each of our categories, for others the first of them that has a picture. */
const categoryRoad = ofSame((categories: readonly Category[]) =>
  ofSame((vehicles: readonly ListedVehicle[]): Omit<CategoryRoad, "isWhole"> => {
    const pictureAmong = (isWanted: (vehicle: ListedVehicle) => boolean) => {
      const picture = vehicles.find((vehicle) => vehicle.picture && isWanted(vehicle))?.picture
      return picture ? smallPhoto(picture) : null
    }
    const pictureOf = (id: string) =>
      categoryPicture(id) ?? pictureAmong(({ categoryId }) => categoryId === id)
    return {
      all: pictureAmong(() => true),
      categories: categories.map((category) => ({ ...category, picture: pictureOf(category.id) })),
    }
  }),
)
