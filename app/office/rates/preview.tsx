import { ErrorList } from "#app/forms/error-summary.tsx"
import fieldStyles from "#app/forms/field.module.css"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { countChanges, percentOf } from "#domain/catalogue/price-changes.ts"
import type { CheaperNextDay } from "#domain/catalogue/price-checks.ts"
import { PRICE_FIELDS, type PriceField, rateField, totalField } from "#domain/catalogue/prices.ts"
import { type Cents, formatRate, formatTotal } from "#domain/money.ts"
import styles from "./preview.module.css"
import type { Previewed } from "./rates-answer.ts"
import { cellName, SEEN } from "./sheet-fields.ts"

type Vehicle = Previewed["vehicles"][number]

/** Every change before it is saved, with its warnings. `here` is the address of the form. */
export function Preview({ vehicles, isConfirmMissing, here }: Omit<Previewed, "step"> & { here: string }) {
  const { preview: texts, changeCount } = useMessages().officeRates
  const count = changeCount(countChanges(vehicles.flatMap(({ changes }) => changes)))
  const confirmErrors = isConfirmMissing ? [{ fieldId: "confirm", message: texts.confirmMissing }] : []
  const isRising = vehicles.some(({ checks }) => checks.rising.length > 0)
  return (
    <>
      <ErrorList id="errors" lines={confirmErrors} announced={isConfirmMissing} />
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.count(count, vehicles.length)}</p>
      <form method="post" action={here} className={styles.preview}>
        {vehicles.map((vehicle) => (
          <TypedPrices key={vehicle.id} vehicle={vehicle} />
        ))}
        {/* Enter submits with the first button of a form. */}
        <button type="submit" name="act" value="save" className="vh" tabIndex={-1} aria-hidden="true">
          {texts.save(count)}
        </button>
        <Rising vehicles={vehicles} />
        <Disagreeing vehicles={vehicles} />
        {vehicles.map((vehicle) => (
          <Changes key={vehicle.id} vehicle={vehicle} />
        ))}
        {isRising && (
          <label className={fieldStyles.choice}>
            <input
              type="checkbox"
              id="confirm"
              name="confirm"
              value="yes"
              aria-invalid={isConfirmMissing || undefined}
            />
            {texts.confirm}
          </label>
        )}
        <div className={styles.actions}>
          <Button type="submit" look="go" name="act" value="save">
            {texts.save(count)}
          </Button>
          <Button type="submit" look="line" name="act" value="edit">
            {texts.edit}
          </Button>
          <ButtonLink look="line" href={here}>
            {texts.drop}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}

/** The typed prices as hidden fields, for the form to show again. */
function TypedPrices({ vehicle: { id, seen, typed } }: { vehicle: Vehicle }) {
  return (
    <>
      <input type="hidden" name={SEEN} value={seen} />
      {PRICE_FIELDS.filter((field) => typed[field] !== undefined).map((field) => (
        <input key={field} type="hidden" name={cellName(id, field)} value={typed[field]} />
      ))}
    </>
  )
}

function Rising({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { preview: texts } = useMessages().officeRates
  const lines = vehicles.flatMap(({ name, checks }) =>
    checks.rising.map(({ tier, shorter }) => texts.rising(name, tier, shorter)),
  )
  if (lines.length === 0) return null
  return (
    <Notice tone="bad">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Disagreeing({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { preview: texts } = useMessages().officeRates
  const totals = vehicles.flatMap(({ id, name, checks }) =>
    checks.disagreeing.map((total) => ({ ...total, name, id: cellName(id, totalField(total.tier)) })),
  )
  if (totals.length === 0) return null
  return (
    <Notice tone="warn">
      <ul className={styles.totals}>
        {totals.map(({ id, name, tier, stated, computed }) => (
          <li key={id}>
            <span>{texts.disagrees(name, tier, formatRate(stated), formatRate(computed))}</span>
            <Button type="submit" look="line" small name="take" value={id}>
              {texts.take}
              <span className="vh">{texts.takeWhich(name, tier)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {totals.length > 1 && (
        <Button type="submit" look="line" small name="take" value="all">
          {texts.takeAll}
        </Button>
      )}
    </Notice>
  )
}

function Changes({ vehicle }: { vehicle: Vehicle }) {
  const { preview: texts, fieldName } = useMessages().officeRates
  const { id, name, changes, checks } = vehicle
  const follows = (field: PriceField) =>
    field.startsWith("total-") && !checks.disagreeing.some(({ tier }) => totalField(tier) === field)
  const isNews = ({ tier, next }: CheaperNextDay) =>
    changes.some(({ field }) => field === rateField(tier) || field === rateField(next))
  return (
    <section aria-labelledby={`changes-${id}`} className={styles.vehicle}>
      <h2 id={`changes-${id}`}>{name}</h2>
      <table className={styles.changes}>
        <caption className="vh">{texts.caption(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.to}</th>
            <th scope="col">{texts.change}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">
                {fieldName(field)}
                {follows(field) && <span className={styles.follows}>{texts.fromRate}</span>}
              </th>
              <td>{priceText(from, texts.none)}</td>
              <td className={styles.to}>{priceText(to, texts.none)}</td>
              <td>{percentText(percentOf({ from, to }), texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {checks.cheaperNext.filter(isNews).map(({ days, total, nextTotal, saving }) => (
        <p key={days} className="small soft">
          {texts.cheaper(days, formatTotal(total), formatTotal(nextTotal), formatTotal(saving))}
        </p>
      ))}
    </section>
  )
}

function priceText(price: Cents | null, none: string): string {
  return price === null ? none : formatRate(price)
}

function percentText(percent: number | null, texts: { percent: (percent: number) => string }): string {
  return percent === null ? "" : texts.percent(percent)
}
