import type { Region } from "#domain/content/place.ts"
import { days } from "./format-count.ts"

const regions: Record<Region, string> = {
  heartland: "The heartland",
  north: "North and north-west",
  hills: "Hill country",
  west: "West and gem country",
  south: "South coast",
  southEast: "South-east and the parks",
  east: "East coast",
}

/** Header, menus and footer, and the messages of several pages. */
export const common = {
  siteName: "Rent Car Service",
  siteTitle: (page: string) => `Rent Car Service - ${page}`,
  skipToMain: "Skip to the main content",

  contact: {
    call: "Call",
    callNumber: (phone: string) => `Call ${phone}`,
    messaging: "WhatsApp",
    /** The end of the link's name, for screen readers only. */
    hiddenMessagingSuffix: ", message us",
    lookingAt: (subject: string, address: string) => `Hello, I am looking at ${subject}: ${address}`,
  },

  language: {
    label: "Language",
    /** The end of the button's name, for screen readers only. */
    hiddenSuffix: ", language",
    note: "Machine translation by Google Translate, a third-party service. It loads only when you choose a language, and can then read the pages you open.",
    unavailable: "The translation service can't be reached. The page stays in English.",
  },

  vehicle: {
    manual: "Manual",
    automatic: "Auto",
    gearbox: "Gearbox",
    size: "Size",
    priceList: "Price List",
    onRequest: "Price on request",
    booked: "Already booked on these days",
    forDays: (count: number) => `for ${days(count)}`,
  },

  pager: {
    label: "Pages",
    page: (number: number) => `Page ${number}`,
    previous: "Previous",
    next: "Next",
  },

  close: "Close",
  loading: "Loading...",
  loadingSlow: "This is taking longer than usual.",
  loadFullPage: "Load the full page",

  unexpected: {
    title: "Error",
    heading: "Unexpected Application Error!",
    advice: "Something went wrong on our side. Try the page again in a minute, or contact us directly.",
    tryAgain: "Try this page again",
    home: "Back to home",
  },

  town: "Dambulla, Sri Lanka",
  /** The end of the link's name, for screen readers only. */
  hiddenHomeSuffix: ", home",

  noticeBand: { label: "Notices" },

  menu: {
    label: "Main",
    open: "Menu",
    close: "Close the menu",
    home: "Home",
    about: "About",
    faq: "FAQ",
    gallery: "Gallery",
    contact: "Contact",
    allVehicles: "All Vehicles",
    categories: "Vehicle & Rents",
    blog: "Blog",
  },

  /** The menu of the guides, which the menu calls 'Blog'. */
  blog: {
    regions,
    /** Replaces the distance of Dambulla itself. */
    here: "here",
    roadKm: (km: number, isEstimate: boolean) => `${isEstimate ? "about " : ""}${km} km`,
    map: (count: number) => `Map: the ${count} places in our guides, around Dambulla`,
    distances: "Kilometres are by road from Dambulla. Some are approximate.",
    find: "Find a place",
    findHint: "Type a place, such as Ella",
    findButton: "Find",
    general: "Before you set off",
    rentACar: "Rent a car in Sri Lanka",
    guide: "The rent-a-car guide",
  },

  footer: {
    place: "Dambulla, where the Kandy and Trincomalee roads cross.",
    hours: (opens: number, closes: number) =>
      `Office open ${clock(opens)} to ${clock(closes)}. 24-hour service for customers on the road.`,
    contact: "Talk to us",
    company: "Company",
    follow: "Follow",
    social: {
      video: "Video channel",
      shortVideo: "Short videos",
      photos: "Photos",
      travelReviews: "Travel reviews",
      socialNetwork: "Social network",
    },
    copyright: (from: number, to: number, company: string) => `© ${from}–${to} ${company}`,
    currency: "Prices in Sri Lankan rupees (LKR) unless we say otherwise.",
  },

  /** The alternative text of a picture of vehicles. */
  onTheRoad: (name: string) => `${name} on the road`,
}

/** `7` is `7am`, `18` is `6pm`. */
function clock(hour: number): string {
  return `${hour % 12 || 12}${hour < 12 ? "am" : "pm"}`
}
