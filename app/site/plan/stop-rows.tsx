import { useRef } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_STOPS, RANGES } from "#domain/trip/plan.ts"
import { STEP } from "#domain/trip/steps.ts"
import styles from "./plan.module.css"
import { NAMES_ID, rowId } from "./plan-ids.ts"
import type { OrderSummary, StopRowData, StopRowsProps } from "./stop-rows-props.ts"
import { type HandlePropsOf, useRowDrag } from "./use-row-drag.ts"
import { useStopRows } from "./use-stop-rows.ts"

/**
 * The stops of the form. Without a script the buttons submit the form with a step (domain/trip/steps.ts). As an island (`isLive`)
 * they change the rows at once, rows can be dragged, and the plan below is fetched for each change.
 */
export function StopRows({ isLive, ...initial }: StopRowsProps) {
  const messages = useMessages().stopRows
  const list = useRef<HTMLOListElement>(null)
  const { rows, order, status, isBusy, change } = useStopRows(initial, list)
  const handlePropsOf = useRowDrag(list, change)
  return (
    <>
      <ol ref={list} className={styles.rows} aria-label={messages.stops} aria-busy={isBusy || undefined}>
        {rows.map((row, index) => (
          <StopFields
            key={row.key}
            row={row}
            number={index + 1}
            count={rows.length}
            change={change}
            handlePropsOf={isLive ? handlePropsOf : null}
          />
        ))}
      </ol>
      {rows.length < MAX_STOPS ? (
        <div>
          <StepButton step="add" text={messages.add} change={change} />
        </div>
      ) : (
        <p>{messages.noMore}</p>
      )}
      {order && <OrderLine order={order} isBusy={isBusy} />}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </>
  )
}

function OrderLine({
  order: { km, hours, isEstimate, suggestedOrder, isFastest },
  isBusy,
}: {
  order: OrderSummary
  isBusy: boolean
}) {
  const messages = useMessages().stopRows
  return (
    <p className={styles.orderLine} aria-busy={isBusy || undefined}>
      {messages.thisOrder(km, hours, isEstimate)} {isFastest && messages.fastest}
      {suggestedOrder && (
        <>
          {messages.suggestedOrder(suggestedOrder.km, suggestedOrder.hours, isEstimate)}{" "}
          <a href={suggestedOrder.href}>{messages.useSuggestedOrder}</a>
        </>
      )}
    </p>
  )
}

type ChangeRows = (step: string) => void
type StopFieldsProps = {
  row: StopRowData
  /** The position of the row, from 1. */
  number: number
  /** The number of all rows. */
  count: number
  change: ChangeRows
  handlePropsOf: HandlePropsOf | null
}

function StopFields({ row, number, count, change, handlePropsOf }: StopFieldsProps) {
  const messages = useMessages().stopRows
  const id = rowId(number)
  return (
    <li className={handlePropsOf ? `${styles.row} ${styles.draggable}` : styles.row}>
      {handlePropsOf && (
        <button
          type="button"
          className={styles.handle}
          aria-label={messages.handle(number)}
          {...handlePropsOf(number)}
        />
      )}
      <LabelledControl
        id={id}
        name="stop"
        label={messages.stop(number)}
        value={row.stop}
        error={row.error && messages.errors[row.error]}
      >
        {(control) => <input {...control} list={NAMES_ID} autoComplete="off" />}
      </LabelledControl>
      <LabelledControl
        id={`${id}-nights`}
        name="nights"
        label={messages.nights}
        value={row.nights || String(RANGES.nights.defaultValue)}
        error={null}
      >
        {(control) => (
          <input {...control} aria-label={messages.nightsAt(number)} inputMode="numeric" autoComplete="off" />
        )}
      </LabelledControl>
      <div className={styles.rowButtons}>
        {number > 1 && (
          <RowButton action="up" text={messages.up} number={number} effect={row.up} change={change} />
        )}
        {number < count && (
          <RowButton action="down" text={messages.down} number={number} effect={row.down} change={change} />
        )}
        <RowButton action="remove" text={messages.remove} number={number} effect={null} change={change} />
      </div>
    </li>
  )
}

type RowButtonProps = {
  action: "up" | "down" | "remove"
  text: string
  number: number
  effect: StopRowData["up"]
  change: ChangeRows
}

/** A button of a row, and the change of the trip by it. */
function RowButton({ action, text, number, effect, change }: RowButtonProps) {
  const messages = useMessages().stopRows
  const step = `${action}-${number}`
  const effectId = `${step}-effect`
  return (
    <div className={styles.rowButton} data-action={action}>
      <StepButton
        step={step}
        text={text}
        change={change}
        label={messages.step(text, number)}
        describedBy={effect ? effectId : undefined}
      />
      {effect && (
        <small id={effectId} className={styles.effect}>
          {messages.signedChange(effect.km, effect.hours)}
        </small>
      )}
    </div>
  )
}

type StepButtonProps = {
  step: string
  text: string
  change: ChangeRows
  label?: string
  describedBy?: string | undefined
}

function StepButton({ step, text, change, label, describedBy }: StepButtonProps) {
  return (
    <Button
      type="submit"
      name={STEP}
      value={step}
      variant="outline"
      small
      aria-label={label}
      aria-describedby={describedBy}
      onClick={(event) => {
        event.preventDefault()
        change(step)
      }}
    >
      {text}
    </Button>
  )
}
