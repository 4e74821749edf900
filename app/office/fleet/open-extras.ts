import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"

/** The extras that are offered at all, as forms name them. */
export async function openExtras(fleet: FleetEditor): Promise<{ id: string; name: string }[]> {
  const services = await fleet.services()
  return services.flatMap(({ id, retiredAt, facts }) =>
    retiredAt === null ? [{ id, name: facts.name }] : [],
  )
}
