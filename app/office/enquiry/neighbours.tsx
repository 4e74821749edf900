import type { NeighbourLinks } from "#app/office/enquiries/load-neighbours.ts"
import filterStyles from "#app/office/filters.module.css"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** Links to the enquiries before and after this one in the list from which the page was opened. */
export function Neighbours({ previous, next }: NeighbourLinks) {
  const { neighbours } = useMessages().officeInbox
  if (!previous && !next) return null
  return (
    <nav className={`${filterStyles.chips} screen-only`} aria-label={neighbours.label}>
      {previous && (
        <a href={previous} rel="prev">
          <Icon name="back" className="icon-small" />
          {neighbours.previous}
        </a>
      )}
      {next && (
        <a href={next} rel="next">
          {neighbours.next}
          <Icon name="arrow" className="icon-small" />
        </a>
      )}
    </nav>
  )
}
