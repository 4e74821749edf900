import type { ReactNode } from "react"
import { Disclosure } from "#app/office/disclosure.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { totalField } from "#domain/catalogue/prices.ts"
import { formatRate } from "#domain/money.ts"
import styles from "./preview.module.css"
import { cellName } from "./rate-fields.ts"
import type { PreviewData } from "./rates-action-data.ts"

type WarningProps = { vehicles: PreviewData["vehicles"] }

/** Warns of rates that are higher for a longer rental. They must be confirmed. */
export function RisingRatesWarning({ vehicles }: WarningProps) {
  const { preview: messages } = useMessages().officeRates
  const lines = vehicles.flatMap(({ name, checks }) =>
    checks.risingRates.map(({ tier, shorter }) => messages.rising(name, tier, shorter)),
  )
  if (lines.length === 0) return null
  return (
    <Notice tone="error">
      <Collapsed count={lines.length} summary={messages.risingCount(lines.length)}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Collapsed>
    </Notice>
  )
}

/** Warns of stated totals that differ from rate times days. Each has a button that replaces it. */
export function TotalMismatchWarning({ vehicles }: WarningProps) {
  const { preview: messages } = useMessages().officeRates
  const totals = vehicles.flatMap(({ id, name, checks }) =>
    checks.differingTotals.map((total) => ({ ...total, name, id: cellName(id, totalField(total.tier)) })),
  )
  if (totals.length === 0) return null
  return (
    <Notice tone="warning">
      <Collapsed count={totals.length} summary={messages.differingTotalCount(totals.length)}>
        <ul className={styles.totals}>
          {totals.map(({ id, name, tier, stated, computed }) => (
            <li key={id}>
              <span>{messages.totalDiffers(name, tier, formatRate(stated), formatRate(computed))}</span>
              <Button type="submit" variant="outline" small name="take" value={id}>
                {messages.recalculateTotal}
                <span className="visually-hidden">{messages.recalculatedTotal(name, tier)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Collapsed>
      {totals.length > 1 && (
        <Button type="submit" variant="outline" small name="take" value="all">
          {messages.recalculateAllTotals}
        </Button>
      )}
    </Notice>
  )
}

/** More lines than this are collapsed, so that the summary of a change of the whole fleet fits on a screen. */
const MAX_LINES = 5

function Collapsed({ count, summary, children }: { count: number; summary: string; children: ReactNode }) {
  return count > MAX_LINES ? <Disclosure summary={summary}>{children}</Disclosure> : children
}
