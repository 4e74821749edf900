import type { Specification } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** What the catalogue tells of a vehicle, in one line: 'Automatic, petrol, 5 seats, air conditioned.' */
export function leadOf(
  { gearbox, fuel, seats, airConditioning }: Specification,
  words: Messages["vehicleFacts"]["lead"],
): string {
  return words.sentence([
    words.gearboxes[gearbox],
    ...(fuel ? [inMidSentence(fuel)] : []),
    ...(seats === null ? [] : [words.seats(seats)]),
    ...(airConditioning ? [words.airConditioned] : []),
  ])
}

/** 'Petrol' becomes 'petrol'; 'CNG' and '1500 cc' stay. */
function inMidSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
