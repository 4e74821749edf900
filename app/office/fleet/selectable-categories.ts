import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"

/** The categories that a vehicle form offers: those that are not retired, and the vehicle's current one (`currentId`). */
export async function selectableCategories(
  fleet: FleetEditor,
  currentId = "",
): Promise<{ id: string; name: string }[]> {
  const categories = await fleet.categories()
  return categories.flatMap(({ id, retiredAt, values }) =>
    retiredAt === null || id === currentId ? [{ id, name: values.name }] : [],
  )
}
