import type { Specification } from "#domain/catalogue/vehicle.ts"
import type { Messages } from "#messages/messages.ts"

/** A vehicle in one line: 'Automatic, petrol, 5 seats, air conditioned.' */
export function vehicleSummary(
  { gearbox, fuel, seats, airConditioning }: Specification,
  messages: Messages["vehicleFacts"]["lead"],
): string {
  return messages.sentence([
    messages.gearboxes[gearbox],
    ...(fuel ? [inMidSentence(fuel)] : []),
    ...(seats === null ? [] : [messages.seats(seats)]),
    ...(airConditioning ? [messages.airConditioned] : []),
  ])
}

/** 'Petrol' becomes 'petrol'; 'CNG' and '1500 cc' are unchanged. */
function inMidSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
