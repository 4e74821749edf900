import type { Column } from "#app/office/lists/list-page.tsx"
import type { FactRule, FactRules, FactsOf } from "#domain/catalogue/facts.ts"
import type {
  EditContext,
  Edited,
  EditOutcome,
  FleetEditor,
  FleetKind,
  VersionedEdit,
} from "#domain/catalogue/fleet-editor.ts"
import type { FactGroup, FleetMessages } from "./fact-fields.tsx"

/** The rules of a new row: the facts that can be edited later, and the id. */
export type NewRules = FactRules & { name: FactRule<string>; id: FactRule<string> }

/**
 * Describes a list of the fleet with a page for each row: the categories, the extras. `Rules` are those of a row's facts, `New`
 * those of a new row.
 */
export type FleetList<Rules extends FactRules, New extends NewRules> = {
  kind: Exclude<FleetKind, "vehicle">
  /** The path of the list. The path of a row's page is this path with the row's id. */
  page: string
  rules: Rules
  newRules: New
  rows: (fleet: FleetEditor) => Promise<Edited<NamedFacts<Rules>>[]>
  add: (fleet: FleetEditor, facts: FactsOf<New>, editing: EditContext) => Promise<"done" | "taken">
  change: (fleet: FleetEditor, id: string, facts: FactsOf<Rules>, edit: VersionedEdit) => Promise<EditOutcome>
  messages: (messages: FleetMessages) => ListMessages
  /** The columns between the name and the state. */
  columns: (messages: FleetMessages) => readonly Column<Row<NamedFacts<Rules>>>[]
  groups: readonly FactGroup<Rules>[]
}

export type NamedFacts<Rules extends FactRules> = FactsOf<Rules> & { name: string }

/** `back` leads from the page of a row to the list. */
type ListMessages = {
  heading: string
  caption: string
  columns: { name: string; state: string }
  add: string
  submit: string
  back: string
}

/** `vehicles`: the number of shown vehicles in a category. 0 for a row that is not a category. */
export type Row<Facts> = Edited<Facts> & { vehicles: number }
