import type { Ports } from "#app/context.ts"
import { categoryPicture } from "#app/ui/category-picture.ts"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { Category, ListedVehicle } from "#domain/catalogue/vehicle.ts"

/** A category with the drawing of a typical vehicle, or a picture of one of its vehicles. */
export type CategoryWithPicture = Category & { picture: string | null }

/**
 * The data of the category bar. `allVehiclesPicture` is the picture of its first link, to all vehicles. `isComplete` is false if
 * the categories could not be read.
 */
export type CategoryBarData = {
  allVehiclesPicture: string | null
  categories: CategoryWithPicture[]
  isComplete: boolean
}

/** Loads the data of the category bar. Without categories if these cannot be read, because the list works without them. */
export async function loadCategoryBar(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  signal: AbortSignal,
): Promise<CategoryBarData> {
  const [categories, vehicles] = await Promise.all([catalogue.categories(signal), catalogue.vehicles(signal)])
  if (!categories.ok) log.warn({ reason: categories.reason }, "the categories could not be read")
  const bar = categoryBar(categories.ok ? categories.value : [], vehicles.ok ? vehicles.value : [])
  return { ...bar, isComplete: categories.ok }
}

/**
 * The categories with their pictures. A seeded category has a drawing of a typical vehicle. Any other shows its first vehicle with
 * a picture.
 */
function categoryBar(
  categories: readonly Category[],
  vehicles: readonly ListedVehicle[],
): Omit<CategoryBarData, "isComplete"> {
  const firstPicture = (matches: (vehicle: ListedVehicle) => boolean) => {
    const picture = vehicles.find((vehicle) => vehicle.picture && matches(vehicle))?.picture
    return picture ? thumbnailOf(picture) : null
  }
  const pictureOf = (id: string) => categoryPicture(id) ?? firstPicture(({ categoryId }) => categoryId === id)
  return {
    allVehiclesPicture: firstPicture(() => true),
    categories: categories.map((category) => ({ ...category, picture: pictureOf(category.id) })),
  }
}
