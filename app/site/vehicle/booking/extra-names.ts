const TICK = "service_"
const QUANTITY = "quantity_"
const FILLED = "filled_"

/** The name of the checkbox of an extra, and the key of its answer, which is empty if it is not ticked. */
export function tickName(extraId: string): string {
  return `${TICK}${extraId}`
}

/** The name of the quantity of an extra, and the key of its answer. */
export function quantityName(extraId: string): string {
  return `${QUANTITY}${extraId}`
}

/** The name of the hidden control with the quantity that the page filled in. */
export function filledName(extraId: string): string {
  return `${FILLED}${extraId}`
}

/** `filledName` by the name of the quantity. */
export function filledNameOf(quantity: string): string {
  return filledName(quantity.slice(QUANTITY.length))
}

export function isQuantityName(name: string): boolean {
  return name.startsWith(QUANTITY)
}

export function isTickName(name: string): boolean {
  return name.startsWith(TICK)
}

/** The id of the extra of a checkbox. */
export function extraIdOf(name: string): string {
  return name.slice(TICK.length)
}

export function isExtraName(name: string): boolean {
  return isTickName(name) || isQuantityName(name)
}
