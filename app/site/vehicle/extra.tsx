import type { ChangeEvent } from "react"
import fieldStyles from "#app/forms/field.module.css"
import { describing } from "#app/forms/field.tsx"
import { useField, useForm } from "#app/forms/form-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import { MAX_QUANTITY, quantityUnit, type Service, UNLIMITED_KILOMETERS_ID } from "#domain/pricing/service.ts"
import type { Messages } from "#messages/messages.ts"
import { quantityName, tickName } from "./extra-names.ts"
import styles from "./reservation-form.module.css"

type ExtraProps = { service: Service; days: number }

/** One extra: a box to tick, its price, and how many where that is asked. */
export function Extra({ service, days }: ExtraProps) {
  const { idPrefix, answers } = useForm()
  const words = useMessages().vehicle.extras
  const name = tickName(service.id)
  const aboutId = `${idPrefix}-${name}-about`
  return (
    <li>
      <label className={fieldStyles.choice}>
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={Boolean(answers[name])}
          aria-describedby={service.description ? aboutId : undefined}
        />
        <span>
          {service.name}
          <span className={styles.price}>{priceOf(service, words)}</span>
        </span>
      </label>
      {service.asks === "quantity" && <Quantity service={service} days={days} />}
      {service.description && (
        <p className={styles.about} id={aboutId}>
          {service.description}
        </p>
      )}
    </li>
  )
}

/** Left empty, it is the usual quantity, which stands in it in grey: all days for a driver, otherwise one. */
function Quantity({ service, days }: ExtraProps) {
  const { idPrefix, answers } = useForm()
  const { id, error } = useField("services")
  const words = useMessages().vehicle.extras
  const name = quantityName(service.id)
  const isByDay = quantityUnit(service) === "days"
  return (
    <label className={styles.quantity}>
      <span>
        {isByDay ? words.days : words.quantity}
        <span className="vh">{words.ofExtra(service.name)}</span>
      </span>
      <input
        id={`${idPrefix}-${name}`}
        className={fieldStyles.control}
        type="number"
        name={name}
        min={0}
        max={MAX_QUANTITY}
        step={1}
        inputMode="numeric"
        placeholder={String(isByDay ? days : 1)}
        defaultValue={answers[name] ?? ""}
        aria-describedby={describing(id, undefined, error).describedBy}
        onChange={tickWith(service.id)}
      />
    </label>
  )
}

/** Who says how many wants it. */
function tickWith(serviceId: string) {
  return ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const box = form?.elements.namedItem(tickName(serviceId))
    if (box instanceof HTMLInputElement && value !== "") box.checked = true
  }
}

function priceOf(service: Service, words: Messages["vehicle"]["extras"]): string {
  const price = formatTotal(service.price)
  if (service.id === UNLIMITED_KILOMETERS_ID) return words.aDay(price)
  if (service.asks === "yesOrNo") return words.once(price)
  return quantityUnit(service) === "days" ? words.aDay(price) : words.each(price)
}
