import type { Column } from "#app/office/lists/list-page.tsx"
import type { FieldRule, FieldRules, FieldValues } from "#domain/catalogue/field-rules.ts"
import type {
  EditableRow,
  EditContext,
  EditOutcome,
  FleetEditor,
  FleetKind,
  VersionedEdit,
} from "#domain/catalogue/fleet-editor.ts"
import type { FleetFieldGroup, FleetMessages } from "./fleet-fields.tsx"

/** The rules of a new row: the values that can be edited later, and the id. */
export type NewRules = FieldRules & { name: FieldRule<string>; id: FieldRule<string> }

/**
 * Describes a list of the fleet with a page for each row: the categories, the extras. `Rules` are those of a row's values, `New`
 * those of a new row.
 */
export type FleetList<Rules extends FieldRules, New extends NewRules> = {
  kind: Exclude<FleetKind, "vehicle">
  /** The path of the list. The path of a row's page is this path with the row's id. */
  path: string
  rules: Rules
  newRules: New
  rows: (fleet: FleetEditor) => Promise<EditableRow<NamedValues<Rules>>[]>
  add: (fleet: FleetEditor, values: FieldValues<New>, edit: EditContext) => Promise<"done" | "taken">
  change: (
    fleet: FleetEditor,
    id: string,
    values: FieldValues<Rules>,
    edit: VersionedEdit,
  ) => Promise<EditOutcome>
  messages: (messages: FleetMessages) => ListMessages
  /** The columns between the name and the state. */
  columns: (messages: FleetMessages) => readonly Column<Row<NamedValues<Rules>>>[]
  /** The fieldsets of the form of a row. */
  groups: readonly FleetFieldGroup<Rules>[]
}

export type NamedValues<Rules extends FieldRules> = FieldValues<Rules> & { name: string }

/** `back` leads from the page of a row to the list. */
type ListMessages = {
  heading: string
  caption: string
  columns: { name: string; state: string }
  add: string
  submit: string
  back: string
}

/** `vehicleCount`: the number of vehicles in a category, without the retired ones. 0 for a row that is not a category. */
export type Row<Values> = EditableRow<Values> & { vehicleCount: number }
