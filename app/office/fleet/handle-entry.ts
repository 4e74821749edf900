import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { requireFleetRight } from "#app/office/require-fleet-right.ts"
import type { CalendarEntry } from "#domain/calendar/calendar.ts"
import type { FieldRules } from "#domain/catalogue/field-rules.ts"
import type { FleetKind } from "#domain/catalogue/fleet-editor.ts"
import type { EditBase } from "./fields-form.ts"
import { type EditSubmission, handleEdit } from "./handle-edit.ts"
import { handleReposition, handleRetire, type RetireRefusal } from "./handle-retire.ts"

/** The action data of a row's page. */
export type EntryActionData =
  | FormState<string, EditBase>
  | { refusal: RetireRefusal }
  /** The bookings and blocks of a vehicle that is to be retired, for `RetireQuestion`. */
  | { entries: CalendarEntry[] }

type EditedEntry<Rules extends FieldRules> = Omit<EditSubmission<Rules>, "form"> & {
  kind: FleetKind
  id: string
}

/** Handles the forms on the page of one vehicle, category or extra: retires, restores, moves or saves it. */
export async function handleEntry<Rules extends FieldRules>(request: Request, entry: EditedEntry<Rules>) {
  requireFleetRight(entry.context)
  const form = await readForm(request)
  const act = textOf(form, "act")
  if (act === "retire" || act === "restore") return handleRetire({ ...entry, form }, act)
  return act === "place" ? handleReposition({ ...entry, form }) : handleEdit({ ...entry, form })
}

export function formIn(actionData: EntryActionData | undefined): FormState<string, EditBase> | undefined {
  return actionData && "answers" in actionData ? actionData : undefined
}

export function refusalIn(actionData: EntryActionData | undefined): RetireRefusal | undefined {
  return actionData && "refusal" in actionData ? actionData.refusal : undefined
}
