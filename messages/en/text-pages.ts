import type { MonthRun } from "#domain/trip/season.ts"
import { checkedOn } from "./checked-on.ts"
import { monthRunText } from "./visit.ts"

/**
 * The messages of pages with few messages. Pages with many messages, and those whose messages islands read, have
 * files of their own.
 */
export const textPages = {
  /** The about page. Its text is content; these are its headings. */
  about: {
    page: {
      name: "About",
      description:
        "A vehicle rental company in Dambulla, in the middle of Sri Lanka: more than 50 cars, vans and coaches, 24-hour service and clear rental terms.",
    },
    kicker: "About us",
    title: "One office, more than 50 vehicles.",
    story: "Our story",
    reasons: "Why choose us",
    mission: "Our mission",
    commitment: "Our commitment",
  },

  /** The questions and answers are content; these are the texts around them. */
  faq: {
    page: {
      name: "FAQ",
      description: (count: number) =>
        `Answers to ${count} questions about renting from us: who may drive, licences for visitors, how the price is worked out, deposit, kilometres, insurance.`,
    },
    title: (count: number) => `${count} questions answered`,
    lead: "What people ask before they rent from us.",
    askMessaging: "Ask on WhatsApp",
    messagingText: "Hello, I have a question about renting a vehicle.",
    checkedOn,
  },

  /** The nine cards are content. */
  terms: {
    page: {
      name: "Terms and Conditions",
      description: (count: number) =>
        `The ${count} rules of renting from us: deposit, daily kilometres, fuel, insurance and excess, repairs, cleaning, drivers, ending early, what is not allowed.`,
    },
    title: "Terms and conditions",
    lead: (count: number) => `${count} rules. Each starts with the part to remember.`,
    onPaper: "See the terms as a rental agreement",
  },

  /** The page with the works of others that the site is made with. The works are content; these are the texts around them. */
  credits: {
    page: {
      name: "Credits",
      description:
        "The open data, fonts and software behind this site: maps and places, typefaces, the programs that run in your browser, and their licences.",
    },
    title: "Credits and licences",
    lead: "This site is built on work that others share freely. Here is whose work it is, what we use it for, and its licence.",
    licence: "Licence",
    changes: "Our changes",
  },

  /** The imprint: the company that runs the site. Everything but the headings is the company's data. */
  imprint: {
    page: {
      name: "Imprint",
      description:
        "Who runs this site and is responsible for what it says: the company behind it, its address in Sri Lanka, phone, email and office hours.",
    },
    title: "Imprint",
    lead: (company: string) => `${company} runs this site and is responsible for what it says.`,
    company: "The company",
    since: (year: number) => `Renting out vehicles since ${year}.`,
    reach: "Contact us",
    telephone: "Phone",
    email: "Email",
    messaging: "WhatsApp",
    hours: "Office hours",
    fromTo: (opens: string, closes: string) => `${opens} to ${closes}, Sri Lankan time`,
    more: "More about the rules",
    links: {
      terms: "Terms and conditions",
      privacy: "Privacy notice",
      credits: "Credits and licences",
    },
  },

  /** The list of all guides, and the results of the field 'Find a place'. */
  guides: {
    page: {
      name: "Travel guides",
      description: (count: number) =>
        `${count} places in Sri Lanka by region, with the distance by road from Dambulla: what to see, how to drive there, when to go, and which vehicle to take.`,
    },
    title: "Where do you want to go?",
    lead: (count: number) =>
      `${count} places, nearest first within each region, and two pages to read before you start.`,
    byRegion: "Guides by region",
    map: (count: number) =>
      `Map of Sri Lanka with the ${count} places, and rings at 50, 100, 150 and 200 km around Dambulla`,
    ring: (km: number) => `${km} km`,
    ringsNote: "The rings are straight lines from Dambulla; the kilometres beside the names are by road.",
    whichOne: (query: string) => `Which place do you mean by “${query}”?`,
    notFound: (query: string) => `We have no guide to “${query}”.`,
    notFoundAdvice: "Try another spelling, or choose a place nearby from the list.",
  },

  /** The ready-made trips and their list. */
  trips: {
    page: {
      name: "Ready-made trips",
      description: (count: number) =>
        `${count} road trips in Sri Lanka, day by day: the route on a map, the drives, the best months, and the price with each vehicle that fits. Change any of them.`,
    },
    title: "Ready-made trips",
    lead: "Choose a route that is close to what you want. Each shows its drives, its days and its price, and you can change all of it in the planner.",
    link: "Ready-made trips",
    all: "All ready-made trips",
    change: "Change this trip",
    abroad: "Where you live",
    showPrices: "Show my prices",
    best: (months: readonly MonthRun[]) => `Best months: ${months.map(monthRunText).join(", ")}`,
    introduction: "About this trip",
    festivals: "Crowded days on this route",
    through: (place: string) => `Trips through ${place}`,
    own: "Plan a trip of your own",
  },
}
