import type { RouterContextProvider } from "react-router"
import { officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { sessionContext } from "#app/office/office-context.ts"
import type { Editing, EditingSeen, FleetEditor } from "#domain/catalogue/fleet-editor.ts"

type Context = Readonly<RouterContextProvider>

/** @throws a Response 404 where another admin host keeps the fleet: there is nothing to edit here. */
export function fleetOf(context: Context): FleetEditor {
  const { fleet } = context.get(officePortsContext)
  return fleet ?? notFound()
}

export function notFound(): never {
  throw new Response(null, { status: 404 })
}

/** Who presses, and when. */
export function editingOf(context: Context): Editing {
  const { id, name } = context.get(sessionContext).member
  return { by: { id, name }, now: context.get(portsContext).clock() }
}

/** The same, with the version that the form was shown with. @throws a Response 400 for what no form of ours sends. */
export function editingSeen(context: Context, form: FormData): EditingSeen {
  const version = Number(textOf(form, "version"))
  if (!Number.isSafeInteger(version) || version < 1) throw new Response(null, { status: 400 })
  return { ...editingOf(context), version }
}
