import { useMessages } from "#app/ui/messages-context.tsx"
import type { Guide } from "#domain/content/content.ts"
import type { Drive } from "#domain/content/drive.ts"
import styles from "./guide-table.module.css"

type DrivesTableProps = { guide: Pick<Guide, "place" | "drives">; mileageAllowanceKm: number }

/** The routes to the place: kilometres, hours as a range, and the roads. */
export function DrivesTable({ guide: { place, drives }, mileageAllowanceKm }: DrivesTableProps) {
  const messages = useMessages().guide.drives
  return (
    <>
      <table className={`${styles.table} ${styles.stacked}`}>
        <caption className="visually-hidden">{messages.caption(place.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.from}</th>
            <th scope="col">{messages.columns.km}</th>
            <th scope="col">{messages.columns.time}</th>
            <th scope="col">{messages.columns.via}</th>
          </tr>
        </thead>
        <tbody>
          {drives.map((drive) => (
            <DriveRow key={drive.from} drive={drive} />
          ))}
        </tbody>
      </table>
      <p className="small soft">{messages.note(mileageAllowanceKm)}</p>
    </>
  )
}

function DriveRow({ drive: { from, km, isEstimate, hours, via } }: { drive: Drive }) {
  const messages = useMessages().guide.drives
  return (
    <tr>
      <th scope="row">{messages.starts[from]}</th>
      <td>{messages.km(km, isEstimate)}</td>
      <td>{messages.timeRange(...hours)}</td>
      <td>{via}</td>
    </tr>
  )
}
