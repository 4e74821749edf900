import { data, redirect } from "react-router"
import type { Context } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import type { FleetKind } from "#domain/catalogue/fleet-editor.ts"
import { editContext, fleetEditor, notFound, versionedEdit } from "./fleet-context.ts"
import { rowId } from "./move-form.ts"
import { upcomingEntries } from "./retire-question.tsx"

/** The outcomes of `FleetEditor.retire` and `FleetEditor.restore` that change nothing. */
export type RetireRefusal = "stale" | "inUse" | "noCategory"

type RowSubmission = {
  context: Context
  form: FormData
  kind: FleetKind
  id: string
  /** The path of the page to which the response redirects. */
  path: string
}

/**
 * Retires a vehicle, category or extra, which removes it from every list that visitors see, or restores it. A vehicle with current or later
 * bookings or blocks is retired only after the confirmation in `RetireQuestion`.
 */
export async function handleRetire(
  { context, form, kind, id, path }: RowSubmission,
  act: "retire" | "restore",
) {
  if (act === "retire" && kind === "vehicle" && textOf(form, "sure") !== "yes") {
    const entries = await upcomingEntries(context, id)
    if (entries.length > 0) return { entries }
  }
  const outcome = await fleetEditor(context)[act](kind, id, versionedEdit(context, form))
  if (outcome === "gone") return notFound()
  if (outcome === "done") return redirect(doneHref(path, act === "retire" ? "retired" : "restored"), 303)
  return data({ refusal: outcome satisfies RetireRefusal }, { status: 409 })
}

/** Moves a row behind another one, or to the start of the list. */
export async function handleReposition({ context, form, kind, id, path }: RowSubmission) {
  const after = form.get("after")
  const position = { after: typeof after === "string" && after !== "" ? after : null }
  const outcome = await fleetEditor(context).move(kind, id, position, editContext(context))
  return outcome === "gone" ? notFound() : redirect(doneHref(path, "moved"), 303)
}

/** Moves a row of a list up or down by one, and redirects to that row. */
export async function handleMove(
  context: Context,
  form: FormData,
  { kind, path }: Pick<RowSubmission, "kind" | "path">,
) {
  const fleet = fleetEditor(context)
  const act = form.get("act")
  const id = form.get("id")
  if ((act !== "up" && act !== "down") || typeof id !== "string") throw new Response(null, { status: 400 })
  const outcome = await fleet.move(kind, id, act, editContext(context))
  return outcome === "gone" ? notFound() : redirect(doneHref(path, "moved", rowId({ id })), 303)
}
