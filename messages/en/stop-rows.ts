import { MAX_STOPS } from "#domain/trip/plan.ts"
import { changeText, drivingText, kilometres, timeDifferenceText } from "./driving.ts"

/** A change, beside a button: `−38 km, −1 h 10 min`. */
const signedChange = (km: number, hours: number) => {
  const sign = (change: number) => (change > 0 ? "+" : "−")
  const time = timeDifferenceText(hours)
  const texts = [km !== 0 && `${sign(km)}${kilometres(Math.abs(km))}`, time && `${sign(hours)}${time}`]
  return texts.filter(Boolean).join(", ") || "no change"
}

/** The rows of stops in the form of the planner. */
export const stopRows = {
  stops: "Stops",
  stop: (number: number) => `Stop ${number}`,
  nights: "Nights",
  nightsAt: (number: number) => `Nights at stop ${number}`,
  up: "Up",
  down: "Down",
  remove: "Remove",
  step: (action: string, number: number) => `${action}: stop ${number}`,
  add: "Add a stop",
  noMore: `A plan has up to ${MAX_STOPS} stops. Remove one to add another.`,
  /** The name of the handle with which a stop is dragged. */
  handle: (number: number) => `Move stop ${number}: drag, or press the arrow keys`,
  signedChange,
  thisOrder: (km: number, hours: number, isEstimate: boolean) =>
    `This order: ${drivingText(km, hours, isEstimate)}.`,
  suggestedOrder: (km: number, hours: number, isEstimate: boolean) =>
    `The suggested order: ${changeText(km, hours, isEstimate)}.`,
  useSuggestedOrder: "Use the suggested order",
  fastest: "No other order is faster.",
  moved: (name: string, number: number, stops: number) => `${name} is now stop ${number} of ${stops}.`,
  removed: (name: string) => `${name} is removed.`,
  changed: (km: number, hours: number, isEstimate: boolean) =>
    `The trip: ${changeText(km, hours, isEstimate)}.`,
  notUpdated: "The plan could not be updated. Check your connection, and press ‘Show the plan’.",
  errors: {
    unknownPlace: "Choose a place from the list",
    severalPlaces: "Several places have this name: choose one from the list",
  },
}
