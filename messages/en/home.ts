/** The home page: the enquiry, the poster, the welcome and the places. */
export const home = {
  page: {
    name: "Home",
    description:
      "Cars, vans and buses for rent in Dambulla, Sri Lanka, with or without a driver. See every vehicle and its price list, and send a booking enquiry.",
  },
  /** A page of the list after the first. */
  pageOfList: (page: number) => ({
    name: `Home, page ${page}`,
    description: `Page ${page} of the cars, vans and buses for rent in Dambulla, Sri Lanka, each with its price list. Send a booking enquiry with or without a driver.`,
  }),
  poster: {
    kicker: "Cars, vans and buses for rent",
    title: "Start from the middle of the island.",
    text: "Dambulla is where the Kandy, Jaffna and Trincomalee roads meet. Drive yourself or hire a driver.",
  },
  list: "Our vehicles",
  enquiry: {
    name: "Booking enquiry",
    /** The names of the tabs in two lines. The title of the panel joins them. */
    tabs: {
      self_drive: ["SELF", "DRIVE"],
      with_drive: ["WITH", "DRIVER"],
      airport: ["AIRPORT", "TRANSFER"],
      wedding_events: ["WEDDING", "& EVENTS"],
      limousine: ["LIMOUSINE", "SERVICES"],
    },
    book: "Booking",
    request: "Request a Vehicle",
    ways: { one_way: "One way", both_way: "Both ways" },
    vehicleTypes: { car: "Car", van: "Van", bus: "Bus" },
    selectVehicleType: "Select Vehicle Type",
    airportOneWay:
      "One way only? Enter your drop-off place as the return location, and repeat the pick-up time as the return time.",
    pickUpPlaceholder: "Town, hotel or airport",
    returnPlaceholder: "The same place, or another",
    contactPlaceholder: "+94 ...",
    goingTo: (place: string) =>
      `You came from our guide to ${place}. Change this if you return the vehicle elsewhere.`,
    note: "Times are in Sri Lankan time. This sends us an email; you pay nothing now.",
    preferToTalk: "Prefer to talk?",
    message: "WhatsApp",
    messageText: "Hello, I would like to rent a vehicle.",
    remarks: {
      returnNotAfterPickUp:
        "The return is not after the pick-up. Please check both times. You can send it as it is.",
      pickUpInThePast: "The pick-up time has passed in Sri Lanka. Please check it. You can send it as it is.",
    },
    sentRemarks: {
      returnNotAfterPickUp: "The return you gave is not after the pick-up. We will ask you about the times.",
      pickUpInThePast: "The pick-up time you gave has passed in Sri Lanka. We will ask you about it.",
    },
  },
  welcome: {
    title: (sigiriyaKm: string) => `Welcome to Dambulla, ${sigiriyaKm} from Sigiriya.`,
    /** Replaces `title` if Sigiriya is not among the places. */
    titleWithoutDistance: "Welcome to the middle of the island.",
    km: (km: number) => `${km}\u00a0km`,
    aboutKm: (km: number) => `about ${km}\u00a0km`,
    lead: "We rent cars, vans and buses from our office in Dambulla, in the middle of Sri Lanka, for holidays, pilgrimages, business trips and weddings.",
    text: "Drive yourself or ask for a driver. The daily rate falls with the length of your hire: there are rates for one, two and three weeks, and for one, three and six months. Every vehicle page shows the full price before you send anything.",
    about: "About the company",
    keyFigures: {
      vehicles: { figure: "50+", unit: "vehicles" },
      hours: { figure: "24-hour", unit: "service" },
      allowance: (km: number) => ({ figure: `${km} km`, unit: "a day included" }),
      places: (count: number) => ({ figure: String(count), unit: "places in our guides" }),
    },
  },
  where: {
    title: "Where to?",
    lead: (places: number) =>
      `${places} places, nearest first. The rings are straight lines from Dambulla; the figures are by road.`,
    map: (kms: string) => `Map of Sri Lanka with rings at ${kms} km around Dambulla`,
    ring: (km: number) => `${km} km`,
  },
}
