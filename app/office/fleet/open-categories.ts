import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"

/** The categories that a vehicle can be put into. `besides`: one that it is in already, retired or not. */
export async function openCategories(
  fleet: FleetEditor,
  besides = "",
): Promise<{ id: string; name: string }[]> {
  const categories = await fleet.categories()
  return categories.flatMap(({ id, retiredAt, facts }) =>
    retiredAt === null || id === besides ? [{ id, name: facts.name }] : [],
  )
}
