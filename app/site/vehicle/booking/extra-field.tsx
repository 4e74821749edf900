import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react"
import fieldStyles from "#app/forms/field.module.css"
import { describing } from "#app/forms/field.tsx"
import { useField, useForm } from "#app/forms/form-context.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { formatTotal } from "#domain/money.ts"
import {
  defaultQuantity,
  type Extra,
  isChargedPerDay,
  MAX_QUANTITY,
  priceUnitNoun,
} from "#domain/pricing/extra.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./booking-form.module.css"
import { filledName, quantityName, tickName } from "./extra-names.ts"

type ExtraFieldProps = { extra: Extra; days: number }

/** One extra: a checkbox with the price, and a field for the quantity if the extra has one. */
export function ExtraField({ extra, days }: ExtraFieldProps) {
  const { idPrefix, answers } = useForm()
  const messages = useMessages().vehicle.extras
  const name = tickName(extra.id)
  const aboutId = `${idPrefix}-${name}-about`
  return (
    <li>
      <label className={fieldStyles.choice}>
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={Boolean(answers[name])}
          aria-describedby={extra.description ? aboutId : undefined}
        />
        <span>
          {extra.name}
          <span className={styles.price}>{priceOf(extra, messages)}</span>
        </span>
      </label>
      {extra.inputKind === "quantity" && <Quantity extra={extra} days={days} />}
      {extra.description && (
        <p className={styles.about} id={aboutId}>
          {extra.description}
        </p>
      )}
    </li>
  )
}

/**
 * The quantity, with its default filled in: all days of an extra that is priced per day, otherwise one. It follows the dates
 * until the visitor edits it. The hidden control has the default, by which the server recognises an edited quantity.
 */
function Quantity({ extra, days }: ExtraFieldProps) {
  const { idPrefix, answers } = useForm()
  const { id, error } = useField("services")
  const messages = useMessages().vehicle.extras
  const name = quantityName(extra.id)
  const usual = String(defaultQuantity(extra, days) || "")
  const input = useRef<HTMLInputElement>(null)
  useFollowDefault(input, usual)
  return (
    <>
      <label className={styles.quantity}>
        <span>
          {extra.role === "driver" ? messages.days : messages.quantity}
          <span className="vh">{messages.ofExtra(extra.name)}</span>
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
          onChange={tickWith(extra.id)}
        />
      </label>
      <input type="hidden" name={filledName(extra.id)} value={usual} autoComplete="off" />
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
function tickWith(extraId: string) {
  return ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const box = form?.elements.namedItem(tickName(extraId))
    if (box instanceof HTMLInputElement && value !== "") box.checked = true
  }
}

function priceOf(extra: Extra, messages: Messages["vehicle"]["extras"]): string {
  const price = formatTotal(extra.price)
  if (isChargedPerDay(extra)) return messages.per(price, "day")
  if (extra.inputKind === "yesOrNo") return messages.once(price)
  const thing = priceUnitNoun(extra)
  return thing === null ? messages.each(price) : messages.per(price, thing)
}
