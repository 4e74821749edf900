import { moveForm, rowId } from "#app/office/fleet/move-form.ts"
import styles from "#app/office/lists/list.module.css"
import { type Column, ListPage } from "#app/office/lists/list-page.tsx"
import { vehiclePage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import type { EditableVehicle } from "#domain/catalogue/fleet-editor.ts"
import { listPictureOf } from "#domain/catalogue/picture.ts"
import { formatRate } from "#domain/money.ts"
import type { Messages } from "#messages/messages.ts"

type VehicleListsProps = {
  categories: readonly { id: string; name: string; vehicles: readonly EditableVehicle[] }[]
  /**
   * Whether vehicles can be moved. False for retired vehicles, and if a search hides vehicles, because a move past a hidden one would not
   * be visible.
   */
  canMove: boolean
}

/** The vehicles of each category, in the order of the site. */
export function VehicleLists({ categories, canMove }: VehicleListsProps) {
  const { vehicles: messages, order } = useMessages().office.fleet
  return (
    <ListPage<EditableVehicle>
      groups={categories.map(({ id, name, vehicles }) => ({
        id,
        name,
        caption: messages.caption(name),
        entries: vehicles,
      }))}
      idOf={rowId}
      columns={columnsOf(messages)}
      picture={(vehicle) => <ListPicture {...vehicle} />}
      actions={
        canMove
          ? {
              heading: order.column,
              rowForm: ({ id, values }, position) => moveForm(id, values.name, position, order),
            }
          : undefined
      }
    />
  )
}

function columnsOf({ columns }: Messages["office"]["fleet"]["vehicles"]): readonly Column<EditableVehicle>[] {
  return [
    {
      heading: columns.name,
      cell: ({ id, values }) => (
        <>
          <a href={vehiclePage(id)}>{values.name}</a>
          <span className={styles.secondary}>
            {values.brand} {values.model}, {values.modelYear}
          </span>
        </>
      ),
    },
    { heading: columns.units, variant: "hiddenOnPhone", cell: ({ values }) => values.units },
    { heading: columns.rate, variant: "amount", cell: ({ rates }) => formatRate(rates.oneWeek) },
  ]
}

function ListPicture({ drawing, pictures }: EditableVehicle) {
  const { noPicture } = useMessages().office.fleet.vehicles
  const picture = listPictureOf(
    drawing,
    pictures.map(({ path }) => path),
  )
  return picture ? (
    <img src={thumbnailOf(`/${picture}`)} alt="" width="960" height="540" loading="lazy" />
  ) : (
    <span className={styles.secondary}>{noPicture}</span>
  )
}
