import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Availability } from "#domain/calendar/calendar.ts"
import { EntryLinks } from "./entry-links.tsx"

/** Says whether a vehicle is free for a requested or a stored entry. If it is not, lists the conflicting entries. */
export function AvailabilityMessage({
  vehicle,
  fit,
  isStored = false,
}: Availability & { isStored?: boolean }) {
  const { availability } = useMessages().office.calendar
  const { name, units } = vehicle
  if (fit.isFree) {
    return (
      <Notice tone="info" icon="check">
        <p>{availability.free(name, fit.free, units)}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warning">
      <p>{isStored ? availability.storedConflict : availability.conflict(name, units)}</p>
      {fit.conflictingAllocations.length > 0 && (
        <>
          {!isStored && <p>{availability.conflicts}</p>}
          <EntryLinks entries={fit.conflictingAllocations} />
        </>
      )}
    </Notice>
  )
}
