import type { FleetEditor } from "#domain/catalogue/fleet-editor.ts"

/** The extras that are not retired, as options of a form. */
export async function offeredExtras(fleet: FleetEditor): Promise<{ id: string; name: string }[]> {
  const extras = await fleet.extras()
  return extras.flatMap(({ id, retiredAt, values }) =>
    retiredAt === null ? [{ id, name: values.name }] : [],
  )
}
