import { useMessages } from "./messages-context.tsx"

/** 'Loading...', announced by screen readers. */
export function Loading() {
  return (
    <p role="status" className="soft">
      {useMessages().common.loading}
    </p>
  )
}
