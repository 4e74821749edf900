// The names of the controls of an extra in the booking form.
const CHECKBOX_PREFIX = "service_"
const QUANTITY_PREFIX = "quantity_"
const DEFAULT_QUANTITY_PREFIX = "filled_"

/** The name of the checkbox of an extra, and the key of its answer, which is empty if it is not checked. */
export function checkboxName(extraId: string): string {
  return `${CHECKBOX_PREFIX}${extraId}`
}

/** The name of the quantity of an extra, and the key of its answer. */
export function quantityName(extraId: string): string {
  return `${QUANTITY_PREFIX}${extraId}`
}

/** The name of the hidden control with the default quantity, which the page filled in. */
export function defaultQuantityName(extraId: string): string {
  return `${DEFAULT_QUANTITY_PREFIX}${extraId}`
}

/** The name of the hidden control with the default, by the name of the quantity. */
export function defaultQuantityNameOf(name: string): string {
  return defaultQuantityName(name.slice(QUANTITY_PREFIX.length))
}

export function isQuantityName(name: string): boolean {
  return name.startsWith(QUANTITY_PREFIX)
}

export function isCheckboxName(name: string): boolean {
  return name.startsWith(CHECKBOX_PREFIX)
}

/** The id of the extra of a checkbox. */
export function extraIdOf(name: string): string {
  return name.slice(CHECKBOX_PREFIX.length)
}

export function isExtraName(name: string): boolean {
  return isCheckboxName(name) || isQuantityName(name)
}
