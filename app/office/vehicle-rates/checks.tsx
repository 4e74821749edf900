import type { ReactNode } from "react"
import { cellName } from "#app/office/rates/rate-fields.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { totalField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { formatTotal } from "#domain/money.ts"
import styles from "./vehicle-rates.module.css"

type ChecksProps = { vehicle: Pick<PricedVehicle, "id" | "name" | "prices">; isChanged: boolean }

/** Checks of the stored prices. Typed changes are checked in the preview. */
export function Checks({ vehicle: { id, name, prices }, isChanged }: ChecksProps) {
  const { vehicle: messages, preview } = useMessages().officeRates
  const { risingRates, differingTotals, cheaperNextDays } = checkPrices(prices)
  return (
    <section className={styles.panel} aria-labelledby="checks">
      <h2 id="checks">{messages.checks}</h2>
      <p className="small" hidden={!isChanged}>
        {messages.checksOfSaved}
      </p>
      <ul className={styles.checks}>
        {risingRates.map(({ tier, shorter }) => (
          <Check key={tier} tone="error">
            <strong>{messages.rising(tier, shorter)}</strong> {messages.risingHint}
          </Check>
        ))}
        {differingTotals.map(({ tier }) => (
          <Check key={tier} tone="warning">
            <strong>{messages.totalDiffers(tier)}</strong>{" "}
            <Button type="submit" variant="outline" small name="take" value={cellName(id, totalField(tier))}>
              {preview.recalculateTotal}
              <span className="visually-hidden">{preview.recalculatedTotal(name, tier)}</span>
            </Button>
          </Check>
        ))}
        {cheaperNextDays.map(({ days, total, nextTotal, saving }) => (
          <Check key={days} tone="info">
            <strong>{messages.cheaperNextDay(days, formatTotal(total), formatTotal(nextTotal))}</strong>{" "}
            {messages.cheaperNextDayHint(days, formatTotal(saving))}
          </Check>
        ))}
        {risingRates.length === 0 && <Check tone="success">{messages.notRising}</Check>}
        {differingTotals.length === 0 && <Check tone="success">{messages.allTotalsMatch}</Check>}
        <Check tone="success">{messages.sentQuotesHint}</Check>
      </ul>
    </section>
  )
}

const ICONS = { error: "alert", warning: "alert", info: "info", success: "check" } as const

function Check({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <li>
      <span className={styles[tone]}>
        <Icon name={ICONS[tone]} />
      </span>
      <span>{children}</span>
    </li>
  )
}
