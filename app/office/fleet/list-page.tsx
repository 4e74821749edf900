import { type Context, messagesContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeTitle } from "#app/office/office-meta.ts"
import { VEHICLES } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { FactRules } from "#domain/catalogue/facts.ts"
import { AddForm } from "./add-form.tsx"
import type { EditBase } from "./facts-form.ts"
import styles from "./fleet.module.css"
import type { FleetList, NamedFacts, NewRules, Row } from "./fleet-list.ts"
import { fleetOf } from "./fleet-of.ts"
import { handleNew } from "./handle-new.ts"
import { handleMove } from "./handle-retire.ts"
import { openExtras } from "./open-extras.ts"
import { OrderButtons } from "./order-buttons.tsx"

/** For the loader of a list: its rows in the order in which visitors see them, and the choices of its fields. */
export async function loadFleetList<Rules extends FactRules, New extends NewRules>(
  context: Context,
  list: FleetList<Rules, New>,
) {
  const fleet = fleetOf(context)
  const [rows, vehicles, extras] = await Promise.all([list.rows(fleet), fleet.vehicles(), openExtras(fleet)])
  const shown = vehicles.filter(({ retiredAt }) => retiredAt === null)
  const texts = list.texts(context.get(messagesContext).office.fleet)
  return {
    title: officeTitle(context, texts.heading),
    rows: rows.map((row) => ({
      ...row,
      vehicles: shown.filter(({ facts }) => facts.categoryId === row.id).length,
    })),
    extras,
  }
}

/** Adds a row, or moves one by a place. */
export async function handleFleetList<Rules extends FactRules, New extends NewRules>(
  request: Request,
  context: Context,
  list: FleetList<Rules, New>,
) {
  const form = await readForm(request)
  return textOf(form, "act") === "add" ? handleNew(context, form, list) : handleMove(context, form, list)
}

type FleetListPageProps<Rules extends FactRules, New extends NewRules> = {
  list: FleetList<Rules, New>
  rows: readonly Row<NamedFacts<Rules>>[]
  extras: readonly { id: string; name: string }[]
  form: FormState<string, EditBase> | undefined
}

/** The rows as a table, with the form of a new one below it. */
export function FleetListPage<Rules extends FactRules, New extends NewRules>({
  list,
  rows,
  extras,
  form,
}: FleetListPageProps<Rules, New>) {
  const texts = useMessages().office.fleet
  const { heading, caption, columns } = list.texts(texts)
  return (
    <>
      <BackLink href={VEHICLES}>{texts.vehicle.back}</BackLink>
      <h1>{heading}</h1>
      <table className={styles.rows}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            {list.columns.map((column) => (
              <th
                key={column.heading(texts)}
                scope="col"
                className={column.look === "amount" ? styles.amount : undefined}
              >
                {column.heading(texts)}
              </th>
            ))}
            <th scope="col">{columns.state}</th>
            <th scope="col" className={styles.amount}>
              {texts.order.column}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows list={list} rows={rows} />
        </tbody>
      </table>
      <AddForm list={list} extras={extras} form={form} />
    </>
  )
}

function Rows<Rules extends FactRules, New extends NewRules>({
  list,
  rows,
}: Pick<FleetListPageProps<Rules, New>, "list" | "rows">) {
  const texts = useMessages().office.fleet
  const shown = rows.filter(({ retiredAt }) => retiredAt === null)
  return rows.map((row) => (
    <tr key={row.id} id={`row-${row.id}`}>
      <th scope="row">
        <a href={`${list.page}/${row.id}`}>{row.facts.name}</a>
      </th>
      {list.columns.map((column) => (
        <td key={column.heading(texts)} className={styles[column.look]}>
          {column.cell(row, texts)}
        </td>
      ))}
      <td className={row.retiredAt ? styles.retired : styles.least}>
        {row.retiredAt ? texts.vehicles.retiredState : texts.vehicles.shownState}
      </td>
      <td>
        {row.retiredAt === null && (
          <OrderButtons
            id={row.id}
            name={row.facts.name}
            isFirst={shown[0]?.id === row.id}
            isLast={shown.at(-1)?.id === row.id}
          />
        )}
      </td>
    </tr>
  ))
}
