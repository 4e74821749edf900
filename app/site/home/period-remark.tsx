import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { PeriodRemark as Remark } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./enquiry-panel.module.css"

/** A remark on the dates, which does not block the form. The live region is always rendered, so that a new remark is announced. */
export function PeriodRemark({ remark }: { remark: Remark | null }) {
  const { remarks } = useMessages().home.enquiry
  return (
    <div className={styles.remark} role="status">
      {remark && (
        <Notice tone="warning">
          <p>
            <ChangingText text={remarks[remark]} />
          </p>
        </Notice>
      )}
    </div>
  )
}
