import { fieldId } from "#app/forms/field-names.ts"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { signedPercent } from "#domain/pricing/seasons.ts"
import { formatWallDate, type WallTime } from "#domain/rental-period.ts"
import { useRental } from "../booking/rental-context.tsx"
import styles from "./rate-table.module.css"

type RateNotesProps = { isAbroad: boolean; today: string; idPrefix: string }

/** Below the rates: whose they are, and the seasons that are not over. Renders nothing where the company has neither. */
export function RateNotes({ isAbroad, today, idPrefix }: RateNotesProps) {
  const { abroadRates, seasons = [] } = useRental().terms
  const messages = useMessages().vehicle.rates
  const coming = seasons.filter(({ until }) => until >= today)
  if (!abroadRates && coming.length === 0) return null
  return (
    <div className={styles.notes}>
      {abroadRates && (
        <p>
          <ChangingText text={isAbroad ? messages.fromAbroad : messages.notFromAbroad} />{" "}
          <a href={`#${fieldId(idPrefix, "livesAbroad")}`}>{messages.sayWhere}</a>
        </p>
      )}
      {coming.length > 0 && (
        <>
          <p>{messages.seasons}</p>
          <ul>
            {coming.map(({ name, from, until, percent }) => (
              <li key={name}>
                {messages.season(name, dateOf(from), dateOf(until))}{" "}
                <strong>{messages.aDay(signedPercent(percent))}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function dateOf(day: string): string {
  return formatWallDate(`${day}T00:00` as WallTime) // a checked day and an hour
}
