import fieldStyles from "#app/forms/field.module.css"
import { ALLOW_CONFLICT } from "#app/office/calendar/allow-conflict.ts"
import { Notice } from "#app/ui/notice.tsx"
import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { type Allocation, addedAllocations, checkFit } from "#domain/calendar/fit.ts"
import styles from "./booking-section.module.css"
import { REPLY_FORM } from "./enquiry-form.ts"

/** The calendar of a booking's vehicles from its pick-up on, so that another return is checked before it is saved. */
export type ReturnCalendar = {
  /** The allocations before the new return. Their conflicts are not reported here. */
  currentAllocations: readonly Allocation[]
  vehicles: readonly VehicleCalendar[]
  /** `allowConflict` null: the booking is not confirmed, so a conflict needs no confirmation by checkbox. */
  messages: { conflicts: string; allowConflict: string | null }
}

/** `conflictText`: the message for a conflict. `entries`: other bookings and blocks with their period as a text. */
type VehicleCalendar = {
  id: string
  units: number
  conflictText: string
  entries: readonly (Allocation & { id: string; name: string; href: string; periodText: string })[]
}

/** The vehicles that are not free on the days that a new return adds, each with its conflicting entries. */
export function returnConflicts(
  terms: AgreedTerms,
  { currentAllocations, vehicles }: ReturnCalendar,
): VehicleCalendar[] {
  const period = { from: terms.pickUpAt, to: terms.returnAt }
  const requested = terms.vehicles.map(({ vehicleId, units }) => ({ vehicleId, units, period }))
  const added = addedAllocations(currentAllocations, requested)
  return vehicles.flatMap((vehicle) => {
    const fits = added
      .filter(({ vehicleId }) => vehicleId === vehicle.id)
      .map((allocation) => checkFit(vehicle.units, vehicle.entries, allocation))
    const entries = [...new Set(fits.flatMap(({ conflictingAllocations }) => conflictingAllocations))]
    return fits.every(({ isFree }) => isFree) ? [] : { ...vehicle, entries }
  })
}

type ConflictNoticesProps = { conflicts: readonly VehicleCalendar[]; heading: string }

export function ConflictNotices({ conflicts, heading }: ConflictNoticesProps) {
  return conflicts.map(({ id, conflictText, entries }) => (
    <Notice key={id} tone="warning">
      <p>{conflictText}</p>
      {entries.length > 0 && <p>{heading}</p>}
      <ul className={styles.conflicts}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={entry.href}>{entry.name}</a>, {entry.periodText}
          </li>
        ))}
      </ul>
    </Notice>
  ))
}

/** The checkbox that saves the return in spite of the conflicts. */
export function AllowConflict({ label }: { label: string }) {
  return (
    <label className={fieldStyles.choice}>
      <input type="checkbox" form={REPLY_FORM} name={ALLOW_CONFLICT} value="yes" />
      <span>{label}</span>
    </label>
  )
}
