import type { ReactNode } from "react"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { totalField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { formatTotal } from "#domain/money.ts"
import styles from "./vehicle-rates.module.css"

type ChecksProps = { vehicle: Pick<PricedVehicle, "id" | "prices">; isChanged: boolean }

/** What speaks for and against the prices as they are saved; the changes are checked before they are. */
export function Checks({ vehicle: { id, prices }, isChanged }: ChecksProps) {
  const { vehicle: texts, preview } = useMessages().officeRates
  const { rising, disagreeing, cheaperNext } = checkPrices(prices)
  return (
    <section className={styles.panel} aria-labelledby="checks">
      <h2 id="checks">{texts.checks}</h2>
      <p className="small" hidden={!isChanged}>
        {texts.checksOfSaved}
      </p>
      <ul className={styles.checks}>
        {rising.map(({ tier, shorter }) => (
          <Check key={tier} sort="bad">
            <strong>{texts.rising(tier, shorter)}</strong> {texts.risingWhy}
          </Check>
        ))}
        {disagreeing.map(({ tier }) => (
          <Check key={tier} sort="warn">
            <strong>{texts.disagrees(tier)}</strong>{" "}
            <Button type="submit" look="line" small name="take" value={`${totalField(tier)}.${id}`}>
              {preview.take}
              <span className="vh">: {tier}</span>
            </Button>
          </Check>
        ))}
        {cheaperNext.map(({ days, total, nextTotal, saving }) => (
          <Check key={days} sort="note">
            <strong>{texts.cheaper(days, formatTotal(total), formatTotal(nextTotal))}</strong>{" "}
            {texts.cheaperWhy(days, formatTotal(saving))}
          </Check>
        ))}
        {rising.length === 0 && <Check sort="good">{texts.notRising}</Check>}
        {disagreeing.length === 0 && <Check sort="good">{texts.agrees}</Check>}
        <Check sort="good">{texts.quotes}</Check>
      </ul>
    </section>
  )
}

const ICONS = { bad: "alert", warn: "alert", note: "info", good: "check" } as const

function Check({ sort, children }: { sort: keyof typeof ICONS; children: ReactNode }) {
  return (
    <li>
      <span className={styles[sort]}>
        <Icon name={ICONS[sort]} />
      </span>
      <span>{children}</span>
    </li>
  )
}
