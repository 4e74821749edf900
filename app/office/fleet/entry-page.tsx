import { type Context, messagesContext } from "#app/context.ts"
import { DoneNotice, doneMessageIn } from "#app/office/done-notice.tsx"
import { ChangedBy, lastChanges } from "#app/office/history/changed-by.tsx"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeTitle } from "#app/office/office-meta.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type FieldRules, fieldTexts } from "#domain/catalogue/field-rules.ts"
import { EditForm } from "./edit-form.tsx"
import styles from "./fleet.module.css"
import { fleetEditor, notFound } from "./fleet-context.ts"
import { FleetFields } from "./fleet-fields.tsx"
import type { FleetList, NewRules } from "./fleet-list.ts"
import { type EntryActionData, formIn, handleEntry, refusalIn } from "./handle-entry.ts"
import { offeredExtras } from "./offered-extras.ts"
import { PositionForm } from "./position-form.tsx"
import { RetireForm } from "./retire-form.tsx"

/**
 * Loads the page of a category or an extra, which is a row of `list`.
 * @throws a Response 404 if there is no such row
 */
export async function loadFleetEntry<Rules extends FieldRules, New extends NewRules>(
  { request, context, id }: { request: Request; context: Context; id: string },
  list: FleetList<Rules, New>,
) {
  const fleet = fleetEditor(context)
  const allRows = await list.rows(fleet)
  const row = allRows.find((each) => each.id === id)
  if (!row) return notFound()
  const { heading } = list.messages(context.get(messagesContext).office.fleet)
  return {
    title: officeTitle(context, row.values.name || heading),
    row,
    ...positionInList(id, allRows),
    extras: await offeredExtras(fleet),
    changes: await lastChanges(context, list.kind, id),
    done: doneMessageIn(request, context.get(messagesContext).office.fleet.done),
  }
}

/**
 * The position of a row among those that visitors see: the other rows, and the id of the previous one. Null: the row is the first, or
 * is retired.
 */
export function positionInList(id: string, allRows: readonly ListedRow[]) {
  const shownRows = allRows.filter(({ retiredAt }) => retiredAt === null)
  return {
    otherRows: shownRows
      .filter((each) => each.id !== id)
      .map((each) => ({ id: each.id, name: each.values.name })),
    previousRowId: shownRows[shownRows.findIndex((each) => each.id === id) - 1]?.id ?? null,
  }
}

type ListedRow = { id: string; retiredAt: Date | null; values: { name: string } }

/** Saves a row, retires or restores it, or moves it behind another. */
export function handleFleetEntry<Rules extends FieldRules, New extends NewRules>(
  { request, context, id }: { request: Request; context: Context; id: string },
  list: FleetList<Rules, New>,
) {
  const { kind, rules, change, rows } = list
  return handleEntry(request, {
    context,
    kind,
    id,
    rules,
    path: `${list.path}/${id}`,
    change: (values, edit) => change(fleetEditor(context), id, values, edit),
    findStored: async () => (await rows(fleetEditor(context))).find((each) => each.id === id),
  })
}

type FleetEntryPageProps<Rules extends FieldRules, New extends NewRules> = {
  list: FleetList<Rules, New>
  loaderData: Awaited<ReturnType<typeof loadFleetEntry<Rules, New>>>
  actionData?: EntryActionData | undefined
}

/** The page of one row: its values, its position in the list, and the form that retires or restores it. */
export function FleetEntryPage<Rules extends FieldRules, New extends NewRules>({
  list: { kind, path, rules, groups, ...list },
  loaderData: { row, extras, otherRows, previousRowId, changes, done },
  actionData,
}: FleetEntryPageProps<Rules, New>) {
  const messages = useMessages().office.fleet
  const values = fieldTexts(rules, row.values)
  return (
    <>
      <BackLink href={path}>{list.messages(messages).back}</BackLink>
      <div>
        <h1>{row.values.name}</h1>
        {row.retiredAt && <p className={styles.retired}>{messages.vehicles.retiredState}</p>}
      </div>
      {!actionData && <DoneNotice done={done} />}
      <div className={styles.columns}>
        <EditForm rules={rules} version={row.version} values={values} form={formIn(actionData)}>
          {(fieldState) => <FleetFields {...fieldState} groups={groups} extras={extras} />}
        </EditForm>
        <div>
          {row.retiredAt === null && <PositionForm otherRows={otherRows} previousRowId={previousRowId} />}
          <RetireForm kind={kind} {...row} refusal={refusalIn(actionData)} />
          <ChangedBy changes={changes} />
        </div>
      </div>
    </>
  )
}
