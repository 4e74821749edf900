import { usePageIfLoaded } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"

/** A notice in a stored copy of a page, which says that it is a copy and from which day. Renders nothing in any other page. */
export function StoredCopyNotice() {
  const { copy } = useMessages().offline
  const storedOn = usePageIfLoaded()?.storedOn
  if (!storedOn) return null
  return (
    <section className="wrap" aria-label={copy.label}>
      <Notice tone="warning">
        <p>{copy.text(storedOn)}</p>
      </Notice>
    </section>
  )
}
