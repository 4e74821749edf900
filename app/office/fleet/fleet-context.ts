import { type Context, officePortsContext, portsContext } from "#app/context.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { requireFleetRight } from "#app/office/require-fleet-right.ts"
import type { EditContext, FleetEditor, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import type { RatesRepository } from "#domain/catalogue/rates-repository.ts"

// The pages of rates and fleet get their ports from these functions, which check the member's right.

/**
 * @throws a Response 403 without the right to change rates and fleet, and 404 if the fleet is managed on an external admin host
 */
export function fleetEditor(context: Context): FleetEditor {
  requireFleetRight(context)
  const { fleet } = context.get(officePortsContext)
  return fleet ?? notFound()
}

/** @throws a Response 403 without the right to change rates and fleet. */
export function ratesRepository(context: Context): RatesRepository {
  requireFleetRight(context)
  return context.get(officePortsContext).rates
}

export function notFound(): never {
  throw new Response(null, { status: 404 })
}

/** The author and the time of a change. */
export function editContext(context: Context): EditContext {
  const { id, name } = context.get(sessionContext).member
  return { by: { id, name }, now: context.get(portsContext).clock() }
}

/**
 * The author and time of a change, and the version with which the form was rendered.
 * @throws a Response 400 for an invalid version, which no form of ours sends.
 */
export function versionedEdit(context: Context, form: FormData): VersionedEdit {
  return { ...editContext(context), version: versionIn(form) }
}
