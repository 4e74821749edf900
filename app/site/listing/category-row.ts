import type { Ports } from "#app/context.ts"
import { categoryPicture } from "#app/ui/category-picture.ts"
import { smallPhoto } from "#app/ui/vehicle-photo.tsx"
import type { Category, ListedVehicle } from "#domain/catalogue/vehicle.ts"

/** A category with a picture of one of its vehicles. */
export type CategoryWithPicture = Category & { picture: string | null }

/** The data of the category bar. `all` is the picture of its first link. `isComplete`: whether the categories could be read. */
export type CategoryRow = { all: string | null; categories: CategoryWithPicture[]; isComplete: boolean }

/** The categories with their pictures. Empty if they cannot be read, because the list works without them. */
export async function loadCategoryRow(
  { catalogue, log }: Pick<Ports, "catalogue" | "log">,
  signal: AbortSignal,
): Promise<CategoryRow> {
  const [categories, vehicles] = await Promise.all([catalogue.categories(signal), catalogue.vehicles(signal)])
  if (!categories.ok) log.warn({ reason: categories.reason }, "the categories could not be read")
  const row = categoryRow(categories.ok ? categories.value : [], vehicles.ok ? vehicles.value : [])
  return { ...row, isComplete: categories.ok }
}

/**
 * The picture of a category. A seeded category has a drawing of a typical vehicle. Any other shows its first vehicle with a
 * picture.
 */
function categoryRow(
  categories: readonly Category[],
  vehicles: readonly ListedVehicle[],
): Omit<CategoryRow, "isComplete"> {
  const firstPicture = (matches: (vehicle: ListedVehicle) => boolean) => {
    const picture = vehicles.find((vehicle) => vehicle.picture && matches(vehicle))?.picture
    return picture ? smallPhoto(picture) : null
  }
  const pictureOf = (id: string) => categoryPicture(id) ?? firstPicture(({ categoryId }) => categoryId === id)
  return {
    all: firstPicture(() => true),
    categories: categories.map((category) => ({ ...category, picture: pictureOf(category.id) })),
  }
}
