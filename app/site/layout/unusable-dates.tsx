import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useLayoutData } from "./layout-data.ts"

/** A notice that the page does not use the dates in its URL. For pages without a form that shows such dates. */
export function UnusableDates() {
  const { dates } = useMessages().listing
  if (!useLayoutData().hasUnusableDates) return null
  return (
    <div className="wrap screen-only">
      <Notice tone="warning" role="status">
        <p>{dates.ignoredDates}</p>
      </Notice>
    </div>
  )
}
