import { useMessages } from "./messages-context.tsx"

/** The words of waiting, said aloud. */
export function Loading() {
  return (
    <p role="status" className="soft">
      {useMessages().common.loading}
    </p>
  )
}
