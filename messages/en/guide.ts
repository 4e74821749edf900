import type { DriveStart } from "#domain/content/drive.ts"
import { timeRange } from "./time-range.ts"

const starts: Record<DriveStart, string> = {
  dambulla: "Dambulla",
  colombo: "Colombo",
  airport: "Colombo airport",
}

/** Messages around the text of a guide, or of a page about renting in general. */
export const guide = {
  rentACarTo: "Rent a car to ",
  roadFromDambulla: (km: number, isEstimate: boolean) =>
    `${isEstimate ? "about " : ""}${km} km by road from Dambulla`,
  here: "our office is here",
  onThisPage: "On this page",
  introduction: "Introduction",
  whereItIs: "Where it is",
  map: (place: string) => `Map of Sri Lanka: ${place} and Dambulla`,
  ring: (km: number) => `${km} km`,
  ringsNote: "Rings every 50 km from Dambulla, in a straight line.",
  roadNote: "The road from Dambulla, and rings every 50 km in a straight line.",
  mapOfOffice: "Map of Sri Lanka: Dambulla, and the places nearest to it",
  drives: {
    caption: (place: string) => `By road to ${place}`,
    columns: { from: "From", km: "Distance", time: "Driving time", via: "Route" },
    starts,
    km: (km: number, isEstimate: boolean) => `${isEstimate ? "about " : ""}${km} km`,
    timeRange,
    note: (kilometres: number) =>
      `Driving times are without long stops. ‘About’ marks our estimate from a map of the main roads. A rental day includes ${kilometres} km.`,
  },
  vehicles: "Vehicles for this road",
  fleet: {
    caption: (place: string) => `Vehicles that suit the road to ${place}, with the daily rate`,
    columns: { vehicle: "Vehicle", seats: "Seats", bags: "Bags", perDay: "Per day (LKR)" },
    gearbox: { manual: "Manual", automatic: "Automatic" },
    withDriver: "with driver",
    bags: (large: number, small: number) =>
      [large && `${large} large`, small && `${small} small`].filter(Boolean).join(", "),
    askRate: "ask us",
    note: (fromDays: number, toDays: number, kilometres: number) =>
      `Rates are for rentals of ${fromDays} to ${toDays} days and include ${kilometres} km a day. Longer rentals cost less per day. Open a vehicle to see its price list.`,
    foreigners: "Rates are not valid for foreigners and may vary with demand or season.",
    askForeigners: "Visiting from abroad? Ask for a visitor’s rate on WhatsApp.",
  },
  noVehicles: "No vehicles are listed for this road at the moment.",
  allVehicles: "See every vehicle",
  fetchFailed: "There was an error fetching the cars!",
  fetchFailedAdvice: (phone: string) => `Open the list of all vehicles in a moment, or call ${phone}.`,
  bookTitle: (place: string) => `A vehicle to ${place}, with or without a driver.`,
  bookAnywhere: "Tell us where and when.",
  bookNow: "Book now",
  askMessaging: "WhatsApp",
  messagingText: (place: string) => `Hello, I would like to rent a vehicle to ${place}.`,
  nearby: "Next on this road",
  neighbourKm: (km: number) => `about ${km} km by road`,
  allGuides: "All guides",
}
