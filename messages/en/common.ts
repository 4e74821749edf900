import { days } from "./counted.ts"
/** What every page says, waiting and failure: what a browser needs of it. The rest stands in frame.ts. */
export const common = {
  siteName: "Rent Car Service",
  siteTitle: (page: string) => `Rent Car Service - ${page}`,
  skipToMain: "Skip to the main content",

  talk: {
    call: "Call",
    callNumber: (phone: string) => `Call ${phone}`,
    messaging: "WhatsApp",
    messageUs: ", message us",
    lookingAt: (subject: string, address: string) => `Hello, I am looking at ${subject}: ${address}`,
  },

  language: {
    label: "Language",
    hidden: ", language",
    note: "Machine translation by Google Translate, an outside service. It loads only when you choose a language, and then reads the pages you open.",
    unavailable: "The translation service cannot be reached. The page stays in English.",
  },

  vehicle: {
    manual: "Manual",
    automatic: "Auto",
    gearbox: "Gearbox",
    size: "Size",
    priceList: "Price List",
    onRequest: "Price on request",
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
  loadingSlow: "This takes longer than usual.",
  waitForAll: "Open the whole page",

  unexpected: {
    title: "Error",
    heading: "Unexpected Application Error!",
    advice: "Something went wrong on our side. Try the page again in a minute, or reach us directly.",
    tryAgain: "Try this page again",
    home: "Back to home",
  },
}
