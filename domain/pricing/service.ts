import type { Cents } from "#domain/money.ts"

/** An extra that can be hired with a vehicle. Its price is for one unit, or once where no quantity is asked. */
export type Service = {
  id: string
  name: string
  price: Cents
  /** Whether the visitor says how many, or only yes or no. */
  asks: "quantity" | "yesOrNo"
  description: string | null
}

/** A chosen extra. `quantity` is a whole number, 0 or more; for a yes-or-no extra it is ignored. */
export type ServiceChoice = { serviceId: string; quantity: number }

export const UNLIMITED_KILOMETERS_ID = "unlimited-kilometers"
export const MAX_QUANTITY = 999

/**
 * The extra that the company adds to a vehicle with a price for unlimited kilometres; none where that price is 0.
 * Source: specification, section 3, 'Service'.
 */
export function unlimitedKilometers(pricePerDay: Cents): Service | null {
  if (pricePerDay === 0) return null
  return {
    id: UNLIMITED_KILOMETERS_ID,
    name: "Unlimited Kilometers",
    price: pricePerDay,
    asks: "yesOrNo",
    description: null,
  }
}

/** A driver is hired by the day; everything else is counted. Source: specification, section 9. */
export function quantityUnit(service: Service): "days" | "pieces" {
  return isDriver(service) ? "days" : "pieces"
}

/** Recognised by name, because another admin host numbers its services as it likes. */
export function isDriver(service: Service): boolean {
  return /\bneed a driver\b/i.test(service.name)
}

/**
 * The extras a vehicle offers: no driver where one always comes with it, unlimited kilometres where they have a price.
 * A host that lists those too would have them charged twice: they are this vehicle's, at this vehicle's price.
 */
export function servicesOffered(
  vehicle: { chauffeurOnly: boolean; unlimitedKilometersPrice: Cents },
  services: readonly Service[],
): Service[] {
  const unlimited = unlimitedKilometers(vehicle.unlimitedKilometersPrice)
  const others = services.filter(
    (service) => service.id !== UNLIMITED_KILOMETERS_ID && !(vehicle.chauffeurOnly && isDriver(service)),
  )
  return unlimited ? [unlimited, ...others] : others
}
