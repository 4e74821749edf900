import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from "react"
import { ALL_VEHICLES_CHECKBOX, CATEGORY_CHECKBOX, VEHICLE_CHECKBOX } from "#app/office/rates/rate-fields.ts"

/**
 * Handles the checkboxes of the vehicles. The checkbox of a category changes those of its vehicles, and the checkbox of the table
 * changes all. A click with Shift changes the range from the last clicked vehicle. Without scripts, the server expands the checkboxes
 * of categories and table.
 * @returns the click handler of every checkbox
 */
export function useVehicleCheckboxes(form: RefObject<HTMLFormElement | null>, onChange: () => void) {
  const lastClicked = useRef<HTMLInputElement | null>(null)

  useEffect(() => {
    if (form.current) updateGroupCheckboxes(form.current)
  }, [form])

  return useCallback(
    ({ currentTarget: checkbox, shiftKey }: MouseEvent<HTMLInputElement>) => {
      if (!form.current) return
      const start = checkbox.name === VEHICLE_CHECKBOX && shiftKey ? lastClicked.current : null
      const boxes = start
        ? checkboxRange(form.current, start, checkbox)
        : controlledBy(form.current, checkbox)
      for (const box of boxes) box.checked = checkbox.checked
      lastClicked.current = checkbox.name === VEHICLE_CHECKBOX ? checkbox : null
      updateGroupCheckboxes(form.current)
      onChange()
    },
    [form, onChange],
  )
}

function checkboxRange(
  form: HTMLFormElement,
  start: HTMLInputElement,
  end: HTMLInputElement,
): HTMLInputElement[] {
  const boxes = checkboxesNamed(form, VEHICLE_CHECKBOX)
  const indices = [boxes.indexOf(start), boxes.indexOf(end)]
  return boxes.slice(Math.min(...indices), Math.max(...indices) + 1)
}

function controlledBy(form: HTMLFormElement, box: HTMLInputElement): HTMLInputElement[] {
  if (box.name === ALL_VEHICLES_CHECKBOX) return checkboxesNamed(form, VEHICLE_CHECKBOX)
  return box.name === CATEGORY_CHECKBOX ? checkboxesNamed(box.closest("tbody") ?? form, VEHICLE_CHECKBOX) : []
}

/** Sets the checkboxes of the categories and of the table: all, some or none of their vehicles are checked. */
function updateGroupCheckboxes(form: HTMLFormElement): void {
  for (const groupCheckbox of [
    ...checkboxesNamed(form, ALL_VEHICLES_CHECKBOX),
    ...checkboxesNamed(form, CATEGORY_CHECKBOX),
  ]) {
    const boxes = controlledBy(form, groupCheckbox)
    const count = boxes.filter(({ checked }) => checked).length
    groupCheckbox.checked = count > 0 && count === boxes.length
    groupCheckbox.indeterminate = count > 0 && count < boxes.length
  }
}

function checkboxesNamed(container: Element, name: string): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
}
