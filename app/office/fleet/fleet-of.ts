import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { EditContext, FleetEditor, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"

/** @throws a Response 404 where another admin host keeps the fleet: there is nothing to edit here. */
export function fleetOf(context: Context): FleetEditor {
  const { fleet } = context.get(officePortsContext)
  return fleet ?? notFound()
}

export function notFound(): never {
  throw new Response(null, { status: 404 })
}

/** Who presses, and when. */
export function editingOf(context: Context): EditContext {
  const { id, name } = context.get(sessionContext).member
  return { by: { id, name }, now: context.get(portsContext).clock() }
}

/** The same, with the version that the form was shown with. @throws a Response 400 for what no form of ours sends. */
export function editingSeen(context: Context, form: FormData): VersionedEdit {
  return { ...editingOf(context), version: versionIn(form) }
}
