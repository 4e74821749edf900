import type { Ports } from "#app/context.ts"
import { categoryPicture } from "#app/ui/category-picture.ts"
import { smallPhoto } from "#app/ui/vehicle-photo.tsx"
import type { Category, ListedVehicle } from "#domain/catalogue/vehicle.ts"

/** A category with a vehicle that stands for it. */
export type CategoryInRow = Category & { picture: string | null }

/** What the bar shows: all vehicles first. `isWhole`: the categories could be read, so that there are no others. */
export type CategoryRow = { all: string | null; categories: CategoryInRow[]; isWhole: boolean }

/** The categories with a picture each. None where they cannot be read: the list is there without them. */
export async function loadCategoryRow(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  signal: AbortSignal,
): Promise<CategoryRow> {
  const [categories, vehicles] = await Promise.all([catalogue.categories(signal), catalogue.vehicles(signal)])
  if (!categories.ok) log.warn({ reason: categories.reason }, "the categories could not be read")
  const road = categoryRow(categories.ok ? categories.value : [], vehicles.ok ? vehicles.value : [])
  return { ...road, isWhole: categories.ok }
}

/** A typical vehicle stands for each of our categories, for others the first of them that has a picture. */
function categoryRow(
  categories: readonly Category[],
  vehicles: readonly ListedVehicle[],
): Omit<CategoryRow, "isWhole"> {
  const pictureAmong = (isWanted: (vehicle: ListedVehicle) => boolean) => {
    const picture = vehicles.find((vehicle) => vehicle.picture && isWanted(vehicle))?.picture
    return picture ? smallPhoto(picture) : null
  }
  const pictureOf = (id: string) => categoryPicture(id) ?? pictureAmong(({ categoryId }) => categoryId === id)
  return {
    all: pictureAmong(() => true),
    categories: categories.map((category) => ({ ...category, picture: pictureOf(category.id) })),
  }
}
