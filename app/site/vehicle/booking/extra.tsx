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
import { filledName, quantityName, tickName } from "./extra-names.ts"
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

/**
 * Filled in with the usual quantity: all days of what is priced per day, otherwise one. It follows the dates until the visitor
 * edits it; the hidden control beside it tells the server which of the two it is.
 */
function Quantity({ service, days }: ExtraProps) {
  const { idPrefix, answers } = useForm()
  const { id, error } = useField("services")
  const words = useMessages().vehicle.extras
  const name = quantityName(service.id)
  const usual = String(defaultQuantity(service, days) || "")
  const input = useRef<HTMLInputElement>(null)
  useFollow(input, usual)
  return (
    <>
      <label className={styles.quantity}>
        <span>
          {service.role === "driver" ? words.days : words.quantity}
          <span className="vh">{words.ofExtra(service.name)}</span>
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

/** Sets what was filled in, or left empty, to the new usual quantity; what the visitor typed stays. */
function useFollow(input: RefObject<HTMLInputElement | null>, usual: string) {
  const before = useRef(usual)
  useLayoutEffect(() => {
    const control = input.current
    if (control && before.current !== usual && ["", before.current].includes(control.value)) {
      control.value = usual
    }
    before.current = usual
  }, [input, usual])
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
  if (isChargedPerDay(service)) return words.per(price, "day")
  if (service.asks === "yesOrNo") return words.once(price)
  const thing = pricedPer(service)
  return thing === null ? words.each(price) : words.per(price, thing)
}
