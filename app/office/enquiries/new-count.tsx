import { useSyncExternalStore } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { countText } from "./count-text.ts"
import { newCountStore } from "./new-count-store.ts"

type NewCountProps = { count: number; className?: string | undefined }

/** The number of new enquiries, beside their link. */
export function NewCount({ count, className }: NewCountProps) {
  const messages = useMessages().officeEnquiries
  const now = useSyncExternalStore(newCountStore.subscribe, newCountStore.read, () => null) ?? count
  return <span className={className}>{now > 0 && messages.newCount(countText(now, messages))}</span>
}
