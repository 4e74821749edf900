import { checkedOn } from "./checked-on.ts"

/** What stands around the text of a guide, or of a page about renting in general. */
export const guide = {
  rentACarTo: "Rent a car to ",
  roadFromDambulla: (km: number, isEstimate: boolean) =>
    `${isEstimate ? "about " : ""}${km} km by road from Dambulla`,
  here: "our office is here",
  onThisPage: "On this page",
  introduction: "Introduction",
  why: (place: string) => `Why rent a car to ${place}`,
  whereItIs: "Where it is",
  map: (place: string) => `Map of Sri Lanka: ${place} and Dambulla`,
  ring: (km: number) => `${km} km`,
  ringsNote: "Rings every 50 km from Dambulla, in a straight line.",
  vehicles: "Vehicles for this road",
  vehiclesLead: "Open one for its price list.",
  noVehicles: "None of our vehicles is listed for this road just now.",
  allVehicles: "See every vehicle",
  fetchFailed: "There was an error fetching the cars!",
  fetchFailedAdvice: (phone: string) => `Open the list of all vehicles in a moment, or call ${phone}.`,
  bookTitle: (place: string) => `A vehicle to ${place}, with or without a driver.`,
  bookAnywhere: "Tell us where and when.",
  bookNow: "Book now",
  askMessaging: "WhatsApp",
  messagingText: (place: string) => `Hello, I would like to rent a vehicle to ${place}.`,
  nearby: "Next on this road",
  roadKm: (km: number, isEstimate: boolean) => `${isEstimate ? "about " : ""}${km} km from Dambulla`,
  allGuides: "All guides",
  checkedOn,
}
