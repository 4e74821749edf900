import type { ReactNode } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { RunningGracePeriod } from "#domain/privacy/privacy-settings.ts"
import { formatWallDate, wallTimeAt } from "#domain/rental-period.ts"

/** Announces the day from which old enquiries are anonymised by default, so that an owner can choose another period before that day. */
export function GraceNotice({
  gracePeriod,
  children,
}: {
  gracePeriod: RunningGracePeriod
  children?: ReactNode
}) {
  const { periods } = useMessages().office.privacy
  return (
    <Notice tone="warning">
      <h2>{periods.graceHeading}</h2>
      <p>{periods.grace(gracePeriod.months, formatWallDate(wallTimeAt(gracePeriod.from)))}</p>
      {children}
    </Notice>
  )
}
