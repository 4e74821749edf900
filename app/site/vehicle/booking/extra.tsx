import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react"
import fieldStyles from "#app/forms/field.module.css"
import { describing } from "#app/forms/field.tsx"
import { useField, useForm } from "#app/forms/form-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import {
  defaultQuantity,
  isChargedPerDay,
  MAX_QUANTITY,
  pricedPer,
  type Service,
} from "#domain/pricing/service.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./booking-form.module.css"
import { filledName, quantityName, tickName } from "./extra-names.ts"

type ExtraProps = { service: Service; days: number }

/** One extra: a checkbox with its price, and a quantity where it has one. */
export function Extra({ service, days }: ExtraProps) {
  const { idPrefix, answers } = useForm()
  const messages = useMessages().vehicle.extras
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
          <span className={styles.price}>{priceOf(service, messages)}</span>
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

/**
 * The quantity, with its default filled in: all days of an extra that is priced per day, otherwise one. It follows the dates until the
 * visitor edits it. The hidden control has the default, by which the server recognises an edited quantity.
 */
function Quantity({ service, days }: ExtraProps) {
  const { idPrefix, answers } = useForm()
  const { id, error } = useField("services")
  const messages = useMessages().vehicle.extras
  const name = quantityName(service.id)
  const usual = String(defaultQuantity(service, days) || "")
  const input = useRef<HTMLInputElement>(null)
  useFollowDefault(input, usual)
  return (
    <>
      <label className={styles.quantity}>
        <span>
          {service.role === "driver" ? messages.days : messages.quantity}
          <span className="vh">{messages.ofExtra(service.name)}</span>
        </span>
        <input
          ref={input}
          id={`${idPrefix}-${name}`}
          className={fieldStyles.control}
          type="number"
          name={name}
          min={0}
          max={MAX_QUANTITY}
          step={1}
          inputMode="numeric"
          defaultValue={answers[name] || usual}
          aria-describedby={describing(id, undefined, error).describedBy}
          onChange={tickWith(service.id)}
        />
      </label>
      <input type="hidden" name={filledName(service.id)} value={usual} autoComplete="off" />
    </>
  )
}

/** Updates a quantity that is empty or still the previous default; an edited one stays. */
function useFollowDefault(input: RefObject<HTMLInputElement | null>, usual: string) {
  const previous = useRef(usual)
  useLayoutEffect(() => {
    const control = input.current
    if (control && previous.current !== usual && ["", previous.current].includes(control.value)) {
      control.value = usual
    }
    previous.current = usual
  }, [input, usual])
}

/** Ticks the extra when its quantity is filled in. */
function tickWith(serviceId: string) {
  return ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const box = form?.elements.namedItem(tickName(serviceId))
    if (box instanceof HTMLInputElement && value !== "") box.checked = true
  }
}

function priceOf(service: Service, messages: Messages["vehicle"]["extras"]): string {
  const price = formatTotal(service.price)
  if (isChargedPerDay(service)) return messages.per(price, "day")
  if (service.asks === "yesOrNo") return messages.once(price)
  const thing = pricedPer(service)
  return thing === null ? messages.each(price) : messages.per(price, thing)
}
