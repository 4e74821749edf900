import type { Specification } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** A vehicle in one line: 'Automatic, petrol, 5 seats, air conditioned.' */
export function leadOf(
  { gearbox, fuel, seats, airConditioning }: Specification,
  texts: Messages["vehicleFacts"]["lead"],
): string {
  return texts.sentence([
    texts.gearboxes[gearbox],
    ...(fuel ? [inMidSentence(fuel)] : []),
    ...(seats === null ? [] : [texts.seats(seats)]),
    ...(airConditioning ? [texts.airConditioned] : []),
  ])
}

/** 'Petrol' becomes 'petrol'; 'CNG' and '1500 cc' are unchanged. */
function inMidSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
