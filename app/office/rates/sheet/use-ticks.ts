import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from "react"
import { PICK, PICK_ALL, PICK_CATEGORY } from "#app/office/rates/sheet-fields.ts"

/**
 * The checkboxes of the vehicles. The checkbox of a category ticks its vehicles, the one of the table ticks all, and a click with Shift
 * ticks every vehicle from the last ticked one. Without scripts the server reads them in the same way, without ranges.
 * @returns the click handler of every checkbox
 */
export function useTicks(form: RefObject<HTMLFormElement | null>, onTick: () => void) {
  const last = useRef<HTMLInputElement | null>(null)

  useEffect(() => {
    if (form.current) showWhole(form.current)
  }, [form])

  return useCallback(
    ({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>) => {
      if (!form.current) return
      const start = box.name === PICK && shiftKey ? last.current : null
      const boxes = start ? between(form.current, start, box) : tickedBy(form.current, box)
      for (const each of boxes) each.checked = box.checked
      last.current = box.name === PICK ? box : null
      showWhole(form.current)
      onTick()
    },
    [form, onTick],
  )
}

function between(form: HTMLFormElement, start: HTMLInputElement, end: HTMLInputElement): HTMLInputElement[] {
  const boxes = named(form, PICK)
  const indices = [boxes.indexOf(start), boxes.indexOf(end)]
  return boxes.slice(Math.min(...indices), Math.max(...indices) + 1)
}

function tickedBy(form: HTMLFormElement, box: HTMLInputElement): HTMLInputElement[] {
  if (box.name === PICK_ALL) return named(form, PICK)
  return box.name === PICK_CATEGORY ? named(box.closest("tbody") ?? form, PICK) : []
}

/** Sets the checkboxes of the categories and of the table: all, some or none of their vehicles are ticked. */
function showWhole(form: HTMLFormElement): void {
  for (const whole of [...named(form, PICK_ALL), ...named(form, PICK_CATEGORY)]) {
    const boxes = tickedBy(form, whole)
    const count = boxes.filter(({ checked }) => checked).length
    whole.checked = count > 0 && count === boxes.length
    whole.indeterminate = count > 0 && count < boxes.length
  }
}

function named(part: Element, name: string): HTMLInputElement[] {
  return [...part.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}
