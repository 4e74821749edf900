import { COMPARE } from "#app/paths.ts"
import { carriedQuery, type VisitorDates } from "#app/site/rental-dates.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./listing.module.css"

/** A GET form with the vehicles that are ticked in the list, which belong to it by its id. It stays in sight once one is ticked. */
export function CompareForm({ id, dates }: { id: string; dates: VisitorDates | null }) {
  const { compare: messages } = useMessages().choosing
  return (
    <form id={id} action={COMPARE} className={styles.compare} aria-label={messages.page.name}>
      {[...new URLSearchParams(carriedQuery(dates))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{messages.choose}</Button>
      <p className="small soft">{messages.chooseHint}</p>
    </form>
  )
}
