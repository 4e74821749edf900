import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Availability } from "#domain/calendar/calendar.ts"
import { EntryLinks } from "./entry-links.tsx"

/** Whether a vehicle is free for a wanted or existing (`isThere`) entry, and otherwise the entries that conflict. */
export function AvailabilityMessage({ vehicle, fit, isThere = false }: Availability & { isThere?: boolean }) {
  const { availability } = useMessages().office.calendar
  const { name, units } = vehicle
  if (fit.isFree) {
    return (
      <Message tone="note" icon="check">
        <p>{availability.free(name, fit.free, units)}</p>
      </Message>
    )
  }
  return (
    <Message tone="warn">
      <p>{isThere ? availability.clashes : availability.taken(name, units)}</p>
      {fit.inTheWay.length > 0 && (
        <>
          {!isThere && <p>{availability.inTheWay}</p>}
          <EntryLinks entries={fit.inTheWay} />
        </>
      )}
    </Message>
  )
}
