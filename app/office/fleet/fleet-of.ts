import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { EditContext, FleetEditor, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"

/** @throws a Response 404 where the fleet is managed on another admin host and cannot be edited here. */
export function fleetOf(context: Context): FleetEditor {
  const { fleet } = context.get(officePortsContext)
  return fleet ?? notFound()
}

export function notFound(): never {
  throw new Response(null, { status: 404 })
}

/** The author and the time of a change. */
export function editingOf(context: Context): EditContext {
  const { id, name } = context.get(sessionContext).member
  return { by: { id, name }, now: context.get(portsContext).clock() }
}

/**
 * As `editingOf`, with the version with which the form was rendered.
 * @throws a Response 400 for an invalid version, which no form of ours sends.
 */
export function editingSeen(context: Context, form: FormData): VersionedEdit {
  return { ...editingOf(context), version: versionIn(form) }
}
