import { vehiclePath } from "#app/paths.ts"
import { datesQuery } from "#app/site/rental-dates.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useRental } from "../booking/rental-context.tsx"

/** Says that the vehicle is already booked on the visitor's days, with links to other vehicles. Renders nothing if it is not. */
export function BookedNotice() {
  const { alternatives, period, answers } = useRental()
  const messages = useMessages().vehicle.booked
  if (!alternatives || !period) return null
  const dates = { ...period, livesAbroad: Boolean(answers.livesAbroad) }
  return (
    <Notice tone="warning" icon="calendar" className="screen-only">
      <p>
        <strong>{messages.heading}</strong> {messages.sendAnyway}
      </p>
      {alternatives.length > 0 && (
        <>
          <p>{messages.alternatives}</p>
          <ul>
            {alternatives.map(({ id, name }) => (
              <li key={id}>
                <a href={`${vehiclePath(id)}?${datesQuery(dates)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
