import { type Context, messagesContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { DoneNotice, doneMessageIn } from "#app/office/done-notice.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import styles from "#app/office/lists/list.module.css"
import { ListPage, type RowPosition } from "#app/office/lists/list-page.tsx"
import { officeTitle } from "#app/office/office-meta.ts"
import { VEHICLES } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FieldRules } from "#domain/catalogue/field-rules.ts"
import { AddForm } from "./add-form.tsx"
import type { EditBase } from "./fields-form.ts"
import { fleetEditor } from "./fleet-context.ts"
import type { FleetList, NamedValues, NewRules, Row } from "./fleet-list.ts"
import { handleNew } from "./handle-new.ts"
import { handleMove } from "./handle-retire.ts"
import { moveForm, rowId } from "./move-form.ts"
import { offeredExtras } from "./offered-extras.ts"

/** Loads the rows of a list in the order in which visitors see them, and the extras that its forms offer. */
export async function loadFleetList<Rules extends FieldRules, New extends NewRules>(
  request: Request,
  context: Context,
  list: FleetList<Rules, New>,
) {
  const fleet = fleetEditor(context)
  const [rows, vehicles, extras] = await Promise.all([
    list.rows(fleet),
    fleet.vehicles(),
    offeredExtras(fleet),
  ])
  const shownVehicles = vehicles.filter(({ retiredAt }) => retiredAt === null)
  const { fleet: messages } = context.get(messagesContext).office
  return {
    title: officeTitle(context, list.messages(messages).heading),
    done: doneMessageIn(request, messages.done),
    rows: rows.map((row) => ({
      ...row,
      vehicleCount: shownVehicles.filter(({ values }) => values.categoryId === row.id).length,
    })),
    extras,
  }
}

/** Adds a row, or moves a row up or down by one. */
export async function handleFleetList<Rules extends FieldRules, New extends NewRules>(
  request: Request,
  context: Context,
  list: FleetList<Rules, New>,
) {
  const form = await readForm(request)
  return textOf(form, "act") === "add" ? handleNew(context, form, list) : handleMove(context, form, list)
}

type FleetListPageProps<Rules extends FieldRules, New extends NewRules> = {
  list: FleetList<Rules, New>
  rows: readonly Row<NamedValues<Rules>>[]
  extras: readonly { id: string; name: string }[]
  form: FormState<string, EditBase> | undefined
  /** The text of the completed action; null: none. */
  done: string | null
}

/** The rows as a table, with the form of a new one below it. */
export function FleetListPage<Rules extends FieldRules, New extends NewRules>({
  list,
  rows,
  extras,
  form,
  done,
}: FleetListPageProps<Rules, New>) {
  const messages = useMessages().office.fleet
  const { heading, caption, columns } = list.messages(messages)
  const shownRows = rows.filter(({ retiredAt }) => retiredAt === null)
  return (
    <>
      <BackLink href={VEHICLES}>{messages.vehicle.back}</BackLink>
      <h1>{heading}</h1>
      {!form && <DoneNotice done={done} />}
      <ListPage<Row<NamedValues<Rules>>>
        groups={[{ id: list.kind, name: null, caption, entries: rows }]}
        idOf={rowId}
        columns={[
          {
            heading: columns.name,
            cell: ({ id, values }) => <a href={`${list.path}/${id}`}>{values.name}</a>,
          },
          ...list.columns(messages),
          { heading: columns.state, cell: ({ retiredAt }) => <State isRetired={retiredAt !== null} /> },
        ]}
        actions={{
          heading: messages.order.column,
          rowForm: ({ id, values, retiredAt }) =>
            retiredAt === null ? moveForm(id, values.name, positionIn(shownRows, id), messages.order) : null,
        }}
      />
      <AddForm list={list} extras={extras} form={form} />
    </>
  )
}

function State({ isRetired }: { isRetired: boolean }) {
  const { retiredState, shownState } = useMessages().office.fleet.vehicles
  return isRetired ? (
    <b className={styles.secondary}>{retiredState}</b>
  ) : (
    <span className={styles.hiddenOnPhone}>{shownState}</span>
  )
}

function positionIn(rows: readonly { id: string }[], id: string): RowPosition {
  return { isFirst: rows[0]?.id === id, isLast: rows.at(-1)?.id === id }
}
