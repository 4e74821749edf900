import type { ReactNode } from "react"
import styles from "./list.module.css"
import { RowForm, type RowFormProps } from "./row-form.tsx"

/** A column of a list. The cells of the first column are the headers of their rows. */
export type Column<Entry> = {
  heading: string
  /** The style of the column. 'amount' is right-aligned, 'note' has a soft colour, and 'hiddenOnPhone' is hidden on a narrow screen. */
  variant?: "amount" | "note" | "hiddenOnPhone"
  cell: (entry: Entry) => ReactNode
}

/** The rows below one heading, or all rows of a list without groups, whose `name` is null. */
export type ListGroup<Entry> = {
  id: string
  name: string | null
  caption: string
  entries: readonly Entry[]
  /** Moves the whole group. */
  form?: RowFormProps | null
}

type TableProps<Entry> = {
  columns: readonly Column<Entry>[]
  /** The id of a row's element, to which the page scrolls after an action. */
  idOf: (entry: Entry) => string
  picture?: ((entry: Entry) => ReactNode) | undefined
  /** The last column, with the actions on an entry. Missing: the list has no actions. */
  actions?: Actions<Entry> | undefined
}

type Actions<Entry> = {
  heading: string
  rowForm: (entry: Entry, position: RowPosition) => RowFormProps | null
}

/** Whether a row is the first or last of its table, so that it cannot move further. */
export type RowPosition = { isFirst: boolean; isLast: boolean }

/** Entries as one table, or as one table for each group. `columns` describes the columns as data. */
export function ListPage<Entry>({
  groups,
  ...table
}: TableProps<Entry> & { groups: readonly ListGroup<Entry>[] }) {
  return groups.map(({ id, name, form, ...rows }) =>
    name === null ? (
      <ListTable key={id} {...table} {...rows} />
    ) : (
      <section key={id} className={styles.group} aria-label={name}>
        <div className={styles.head}>
          <h2>{name}</h2>
          {form && <RowForm {...form} />}
        </div>
        <ListTable {...table} {...rows} />
      </section>
    ),
  )
}

function ListTable<Entry>({
  caption,
  entries,
  ...row
}: TableProps<Entry> & Pick<ListGroup<Entry>, "caption" | "entries">) {
  const { columns, picture, actions } = row
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {picture && <td className={styles.picture} />}
          {columns.map(({ heading, variant }) => (
            <th key={heading} scope="col" className={variant === "amount" ? styles.amount : undefined}>
              {heading}
            </th>
          ))}
          {actions && (
            <th scope="col" className={styles.amount}>
              {actions.heading}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Row
            key={row.idOf(entry)}
            {...row}
            entry={entry}
            position={{ isFirst: index === 0, isLast: index === entries.length - 1 }}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row<Entry>({
  columns,
  idOf,
  picture,
  actions,
  entry,
  position,
}: TableProps<Entry> & { entry: Entry; position: RowPosition }) {
  const [headerColumn, ...otherColumns] = columns
  const form = actions?.rowForm(entry, position)
  return (
    <tr id={idOf(entry)}>
      {picture && <td className={styles.picture}>{picture(entry)}</td>}
      <th scope="row">{headerColumn?.cell(entry)}</th>
      {otherColumns.map(({ heading, variant, cell }) => (
        <td key={heading} className={variant && styles[variant]}>
          {cell(entry)}
        </td>
      ))}
      {actions && (
        <td className={form?.buttons ? styles.buttons : styles.arrows}>{form && <RowForm {...form} />}</td>
      )}
    </tr>
  )
}
