import { usePageIfLoaded } from "#app/islands/page-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"

/** Says in a copy for reading without a connection that it is one, and from which day. Nothing in any other page. */
export function StoredCopyNotice() {
  const { copy } = useMessages().offline
  const storedOn = usePageIfLoaded()?.storedOn
  if (!storedOn) return null
  return (
    <section className="wrap" aria-label={copy.label}>
      <Notice tone="warn">
        <p>{copy.text(storedOn)}</p>
      </Notice>
    </section>
  )
}
