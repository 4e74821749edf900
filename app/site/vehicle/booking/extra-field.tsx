import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react"
import fieldStyles from "#app/forms/field.module.css"
import { descriptionIds } from "#app/forms/field.tsx"
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
import { checkboxName, defaultQuantityName, quantityName } from "./extra-names.ts"

type ExtraFieldProps = { extra: Extra; days: number }

/** One extra: a checkbox with the price, and a field for the quantity if the extra has one. */
export function ExtraField({ extra, days }: ExtraFieldProps) {
  const { idPrefix, answers } = useForm()
  const messages = useMessages().vehicle.extras
  const name = checkboxName(extra.id)
  const descriptionId = `${idPrefix}-${name}-about`
  return (
    <li>
      <label className={fieldStyles.choice}>
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={Boolean(answers[name])}
          aria-describedby={extra.description ? descriptionId : undefined}
        />
        <span>
          {extra.name}
          <span className={styles.price}>{priceText(extra, messages)}</span>
        </span>
      </label>
      {extra.inputKind === "quantity" && <Quantity extra={extra} days={days} />}
      {extra.description && (
        <p className={styles.description} id={descriptionId}>
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
  const defaultText = String(defaultQuantity(extra, days) || "")
  const input = useRef<HTMLInputElement>(null)
  useDefaultQuantity(input, defaultText)
  return (
    <>
      <label className={styles.quantity}>
        <span>
          {extra.role === "driver" ? messages.days : messages.quantity}
          <span className="visually-hidden">{messages.ofExtra(extra.name)}</span>
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
          defaultValue={answers[name] || defaultText}
          aria-describedby={descriptionIds(id, { error }).describedBy}
          onChange={checkExtraOnChange(extra.id)}
        />
      </label>
      <input type="hidden" name={defaultQuantityName(extra.id)} value={defaultText} autoComplete="off" />
    </>
  )
}

/** Updates a quantity that is empty or still the previous default; an edited one stays. */
function useDefaultQuantity(input: RefObject<HTMLInputElement | null>, defaultText: string) {
  const previous = useRef(defaultText)
  useLayoutEffect(() => {
    const control = input.current
    if (control && previous.current !== defaultText && ["", previous.current].includes(control.value)) {
      control.value = defaultText
    }
    previous.current = defaultText
  }, [input, defaultText])
}

/** Checks the checkbox of the extra when its quantity is filled in. */
function checkExtraOnChange(extraId: string) {
  return ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    const checkbox = form?.elements.namedItem(checkboxName(extraId))
    if (checkbox instanceof HTMLInputElement && value !== "") checkbox.checked = true
  }
}

function priceText(extra: Extra, messages: Messages["vehicle"]["extras"]): string {
  const price = formatTotal(extra.price)
  if (isChargedPerDay(extra)) return messages.per(price, "day")
  if (extra.inputKind === "yesOrNo") return messages.once(price)
  const unitNoun = priceUnitNoun(extra)
  return unitNoun === null ? messages.each(price) : messages.per(price, unitNoun)
}
