const TICK = "service_"
const QUANTITY = "quantity_"

/** The name of the checkbox of an extra; also the key of its answer, which is empty where it was not ticked. */
export function tickName(serviceId: string): string {
  return `${TICK}${serviceId}`
}

/** The name of the number beside it, and the key of that answer. */
export function quantityName(serviceId: string): string {
  return `${QUANTITY}${serviceId}`
}

export function isTickName(name: string): boolean {
  return name.startsWith(TICK)
}

export function isExtraName(name: string): boolean {
  return isTickName(name) || name.startsWith(QUANTITY)
}
