import type { RuleName } from "#domain/content/rules.ts"
import { formatRate } from "#domain/money.ts"
import type { AbroadRates } from "#domain/pricing/abroad-rates.ts"
import type { PriceEffect } from "#domain/pricing/price-effect.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { checkedOn, dayText } from "./checked-on.ts"
import { formatCount } from "./format-count.ts"
import { officeLicence } from "./office-licence.ts"

/** The days of each length of rental: `1 to 13 days`. */
const LENGTHS = Object.fromEntries(
  TIERS.map(({ id, fromDays, toDays }) => [
    id,
    toDays === null ? `${fromDays} days and more` : `${fromDays} to ${toDays} days`,
  ]),
) as Record<TierId, string> // complete, because `TIERS` lists every tier

/** The pages on which the office edits the settings of the site. */
export const officeSite = {
  heading: "Site",
  sampleContact:
    "Visitors see the sample contact details that came with this program. They do not reach you.",
  replaceSampleContact: "Enter your own",
  intro: "What you save here appears on the site at once. Every change is recorded and can be undone.",
  back: "Site",
  viewOnSite: "See it on the site",
  saved: "Saved. It is on the site now.",
  save: "Save",
  notChangedYet: "Not changed yet",
  /** The heading of the column that says whether visitors see an entry. */
  state: "Status",
  lastChange: (who: string, when: string) => `Changed by ${who}, ${when}`,
  undoLastChange: {
    heading: "Undo",
    explanation: "This undoes the last change of this page. Press it again to restore that change.",
    submit: "Undo the last change",
  },
  stale: {
    page: "Somebody else changed this page after you opened it. Your change was not made. This is the page as it is now.",
    form: "Somebody else changed this while you were typing. Your changes were not saved. What you typed is below. Save it to replace the current text.",
    currentText: "Current text",
    emptyText: "Nothing",
    removedEntry: "It was removed. Save what you typed to add it again.",
  },
  names: {
    contact: "Contact and hours",
    notices: "Notices",
    questions: "Questions and answers",
    gallery: "Gallery",
    rules: "Figures in the rules",
    agents: "Agents",
    abroad: "Rates for visitors from abroad",
    seasons: "Seasons",
    availability: "Already booked",
    costs: "Fees, exchange rates and fuel",
    licence: "Licences and permits",
  },
  descriptions: {
    contact: "Phone, WhatsApp, email, address, opening hours and social pages.",
    notices: "A message at the top of every page: a holiday, a closed road, a new number.",
    questions: "The FAQ page: questions, answers and their order.",
    gallery: "Which pictures are shown, in which order, and their captions.",
    rules: "Kilometres per day, deposit, insurance and cleaning. Every page that shows a figure follows.",
    agents: "The names that visitors can choose as 'Contacted Agent' when they book.",
    abroad: "What visitors who live abroad pay, in per cent of your rates. Off until you set it.",
    seasons: "Days that cost more or less: Christmas, April, the rains.",
    availability: "Tells visitors that a vehicle is already booked on their days. Off until you turn it on.",
    costs: "One-way and night fees, other currencies, fuel prices. Shown beside a total, never added to it.",
    licence:
      "The page 'May I drive?': who may drive what, offices that issue permits, their fees, and sources.",
  },
  /** The confirmation before a change of prices is saved. */
  effect: {
    headings: {
      save: "Check the prices before you save",
      remove: "Check the prices before you remove this",
      undo: "Check the prices before you undo the last change",
    },
    vehicles: (count: number) => `This changes the price of ${formatCount(count, "vehicle", "vehicles")}.`,
    example: ({ name, tier, before, after }: NonNullable<PriceEffect["example"]>) =>
      `For example ${name}, a day of a rental of ${LENGTHS[tier]}: ${formatRate(before)}\u00a0→\u00a0${formatRate(after)}`,
    unknown: "The vehicles could not be read just now, so this page cannot show which prices change.",
    stored: "Prices that were sent to visitors before stay as they are. Nothing has changed yet.",
    save: "Save and change the prices",
    remove: (name: string) => `Remove ${name} and change the prices`,
    undo: "Undo the last change and change the prices",
  },

  contact: {
    contactHeading: "How customers reach you",
    officeHeading: "The office",
    social: "Social pages",
    socialHint:
      "Full addresses that begin with https://. Leave a field empty to remove its link from the site.",
    fields: {
      phone: "Phone",
      messagingNumber: "WhatsApp number",
      email: "Email",
      addressLines: "Address",
      latitude: "Latitude",
      longitude: "Longitude",
      opens: "Opens",
      closes: "Closes",
      video: "Video channel",
      shortVideo: "Short videos",
      photos: "Photos",
      travelReviews: "Travel reviews",
      socialNetwork: "Social network",
    },
    hints: {
      phone: "For example 066 223 4567, or with the country code if it is abroad: +44 20 7946 0000.",
      messagingNumber: "The number that receives messages, often a mobile.",
      addressLines: "One part of the address on each line.",
      latitude: "Of the office, for 'Get directions': about 7.86 in Dambulla.",
      longitude: "About 80.65 in Dambulla.",
      video: "For example YouTube.",
      shortVideo: "For example TikTok.",
      photos: "For example Instagram.",
      travelReviews: "For example Tripadvisor.",
      socialNetwork: "For example Facebook.",
    } as Record<string, string | undefined>, // any key may be looked up
    fieldErrors: {
      phone: "Enter a phone number like 066 223 4567",
      messagingNumber: "Enter the WhatsApp number, like 077 223 4567",
      email: "Enter an email address like office@example.lk",
      addressLines: "Enter one to six lines, each up to 100 characters and each only once",
      latitude: "Enter a latitude on the island, from 5.8 to 9.95",
      longitude: "Enter a longitude on the island, from 79.5 to 82",
      opens: "Choose the hour at which you open",
      closes: "Choose an hour after the one at which you open",
      social: "Enter a full address that begins with https://",
    },
  },

  rules: {
    fields: {
      mileageAllowanceKm: "Kilometres per day included in the rate",
      depositHeldDays: "Days that the deposit may be held",
      insuranceExcess: "Insurance excess paid by the hirer, in rupees",
      minorRepairLimit: "Largest repair that the hirer may have done without asking, in rupees",
      cleaningFrom: "Cleaning charge, from rupees",
      cleaningTo: "Cleaning charge, to rupees",
      minimumAge: "Minimum age of a driver",
    } satisfies Record<RuleName, string>,
    intro:
      "The terms, the agreement, the answers, the guides and the notes beside every price use these figures. Change a figure here and they all follow.",
    fieldErrors: {
      whole: "Enter a whole number, like 100",
      amount: "Enter rupees, like 5,000",
      cleaningTo: "Enter rupees, not less than the lower end of the charge",
    },
  },

  agents: {
    field: "Agents, one on a line",
    hint: "In the order in which the booking form lists them. If the list is empty, the form does not ask.",
    fieldError: "Write each name only once, each up to 60 characters, and no more than 30",
  },

  abroad: {
    stateOn: "It is on.",
    stateOff: "It is off.",
    intro:
      "When it is on, the site asks visitors whether they live abroad, beside the dates. Rates, totals and emails then follow. Extras cost the same for all. Season prices come on top.",
    fields: {
      everyTier: "Per cent of the normal rate",
      oneWeek: `1 week (${LENGTHS.oneWeek})`,
      twoWeeks: `2 weeks (${LENGTHS.twoWeeks})`,
      threeWeeks: `3 weeks (${LENGTHS.threeWeeks})`,
      oneMonth: `1 month (${LENGTHS.oneMonth})`,
      threeMonths: `3 months (${LENGTHS.threeMonths})`,
      sixMonths: `6 months (${LENGTHS.sixMonths})`,
    } satisfies Record<keyof AbroadRates, string>,
    everyTierHint:
      "120 makes a rate of 5,500 into 6,600. If all fields on this page are empty, visitors from abroad pay the normal rates and the site does not ask.",
    byTier: "Another per cent for some rentals",
    byTierHint: "Only where a length of rental differs. An empty field follows the one above.",
    fieldError: "Enter a per cent from 10 to 600, like 120, or leave it empty",
  },

  licence: officeLicence,

  costs: {
    intro:
      "Visitors see these figures beside the total. They change no total: add a fee in your answer to the booking. An empty field is not shown.",
    fees: "Fees",
    currencies: "Exchange rates",
    currenciesHint: "With them, visitors see an approximate total: about EUR\u00a0410.",
    fuel: "Fuel",
    fuelHint: "For the fuel of a trip, where vehicles are compared.",
    fields: {
      oneWay: "One-way fees, one place on a line",
      nightFee: "Night fee",
      nightFrom: "Night begins at",
      nightUntil: "Night ends at",
      euro: "1 EUR in rupees",
      dollar: "1 USD in rupees",
      pound: "1 GBP in rupees",
      ratesOn: "Day of these rates",
      petrol: "A litre of petrol",
      diesel: "A litre of diesel",
      fuelOn: "Day of these prices",
    } satisfies Record<keyof SideCosts, string>,
    hints: {
      oneWay: "Place, colon, fee in rupees: Negombo: 8,500. For a return at this place.",
      nightFee: "In rupees, for each pick-up or return at night.",
      nightFrom: "The hour, 0 to 23: 22 is 10 pm.",
      nightUntil: "The hour, 0 to 23: 6 is 6 am.",
    } as Partial<Record<keyof SideCosts, string>>, // any field may be looked up
    fieldErrors: {
      oneWay:
        "Write each place once, with a colon and the fee: Negombo: 8,500. At most 40 places of up to 60 characters",
      nightFrom: "Enter the hour at which the night begins, 0 to 23",
      nightUntil: "Enter the hour at which the night ends, 0 to 23, not the hour at which it begins",
      ratesOn: "Choose the day of these rates",
      fuelOn: "Choose the day of these prices",
    } as Partial<Record<keyof SideCosts, string>>, // any field may be looked up
    amountError: "Enter an amount in rupees, like 325.50, or leave it empty",
  },

  seasons: {
    noEntries: "There are no seasons. Every day costs the normal rate.",
    add: "Add a season",
    edit: "Change",
    editEntry: (name: string) => `Change the season: ${name}`,
    remove: "Remove",
    removeEntry: (name: string) => `Remove the season: ${name}`,
    newHeading: "New season",
    entryHeading: "Season",
    states: { current: "Now", later: "Planned", ended: "Ended" },
    days: (from: string, until: string) => `${dayText(from)} to ${dayText(until)}`,
    fields: { name: "Name", from: "First day", until: "Last day", percent: "Change in per cent" },
    hints: {
      name: "Visitors see it beside the price: Christmas and New Year.",
      from: "Days are in Sri Lankan time. Each day of a rental that begins in the season has its price.",
      until: "Included in the season.",
      percent: "15 makes a day 15 per cent dearer, -10 makes it 10 per cent cheaper.",
    } as Record<string, string | undefined>, // any key may be looked up
    fieldErrors: {
      name: "Write a name of up to 60 characters that no other season has",
      from: "Choose the first day",
      until: "Choose a last day that is not before the first one, and no more than a year after it",
      percent: "Enter a change from -90 to 500, like 15 or -10, but not 0",
    },
    overlaps: (name: string, from: string, until: string) =>
      `These days overlap the season ${name}, ${dayText(from)} to ${dayText(until)}. Choose other days, or change that season first`,
    tooMany: "There are 40 seasons. Remove one first",
  },

  availability: {
    stateOn: "It is on.",
    stateOff: "It is off.",
    intro:
      "When it is on, the page of a vehicle says that it is already booked, if your calendar has none left at some time of the visitor's dates. It links to up to three other vehicles that are free, and the visitor can still send the booking. Lists mark such vehicles once a visitor has chosen dates.",
    limitsHint:
      "If a vehicle is free, the site says nothing, because a booking is certain only when you confirm it. Visitors never see who has a vehicle, or how many you own.",
    calendarHint: "Turn it on only if every rental is in the calendar. Remove those that are cancelled.",
    field: "Tell visitors when a vehicle is already booked on their days",
    noCalendar:
      "Your vehicles come from another program, so there is no calendar here. The site says nothing, even if this is on.",
  },

  notices: {
    noEntries: "There are no notices.",
    add: "Write a notice",
    edit: "Change",
    editEntry: (text: string) => `Change the notice: ${text}`,
    remove: "Remove",
    removeEntry: (text: string) => `Remove the notice: ${text}`,
    newHeading: "New notice",
    entryHeading: "Notice",
    states: { current: "On the site", later: "Planned", ended: "Ended" },
    days: (from: string | null, until: string | null) =>
      [from && `from ${dayText(from)}`, until && `until ${dayText(until)}`].filter(Boolean).join(" ") ||
      "always",
    kinds: { notice: "Good to know", warning: "Warning" },
    fields: { kind: "Kind", text: "Text", from: "First day", until: "Last day" },
    hints: {
      text: "Shown at the top of every page, as plain text. One or two sentences.",
      from: "Leave it empty to start at once. Days are in Sri Lankan time.",
      until: "Leave it empty to show the notice until you remove it.",
    } as Record<string, string | undefined>, // any key may be looked up
    fieldErrors: {
      kind: "Choose a kind",
      text: "Write up to 400 characters, different from every other notice",
      from: "Choose a day, or leave it empty",
      until: "Choose a day that is not before the first one, or leave it empty",
    },
    tooMany: "There are 20 notices. Remove one first",
  },

  questions: {
    count: (count: number) => (count === 1 ? "One question" : `${count} questions`),
    add: "Write a question",
    edit: "Change",
    editEntry: (question: string) => `Change: ${question}`,
    moveUp: (name: string) => `Move up: ${name}`,
    moveDown: (name: string) => `Move down: ${name}`,
    checked: "Checked today",
    checkedEntry: (question: string) => `Checked today: ${question}`,
    checkedOn,
    remove: "Remove",
    removeEntry: (question: string) => `Remove: ${question}`,
    newHeading: "New question",
    entryHeading: "Question",
    fields: { group: "Group", question: "Question", answer: "Answer", checkedOn: "Checked on" },
    hints: {
      group: "Questions in the same group appear together under its name. A new name creates a new group.",
      answer:
        "Plain text. To show a figure from the rules, write its name in braces: {minimumAge} becomes the minimum age.",
      checkedOn: "The day on which you last compared the answer with its source. Readers see it.",
    } as Record<string, string | undefined>, // any key may be looked up
    fieldErrors: {
      group: "Name a group, in up to 60 characters",
      question: "Write a question of up to 300 characters that is not on the page yet",
      answer: "Write an answer of up to 3,000 characters",
      checkedOn: "Choose a day, today or earlier",
    },
    tooMany: "There are 200 questions. Remove one first",
    unknownPlaceholder: (name: string, names: string) =>
      `{${name}} is not a figure in the rules. You can use ${names}`,
  },

  gallery: {
    shown: (shown: number, all: number) => `${shown} of ${all} pictures are shown.`,
    edit: "Change",
    editEntry: (caption: string) => `Change: ${caption}`,
    hide: "Hide",
    hideEntry: (caption: string) => `Hide: ${caption}`,
    show: "Show",
    showEntry: (caption: string) => `Show: ${caption}`,
    hidden: "Hidden",
    entryHeading: "Picture",
    fields: { caption: "Caption", alt: "Description for people who cannot see it", after: "Position" },
    hints: {
      caption: "Shown below the picture.",
      alt: "Read out by screen readers: what can be seen, in a sentence.",
    } as Record<string, string | undefined>, // any key may be looked up
    keepPosition: "Do not move",
    first: "First",
    after: (caption: string) => `After: ${caption}`,
    fieldErrors: {
      caption: "Write a caption of up to 160 characters",
      alt: "Say what the picture shows, in up to 500 characters",
      after: "Choose a position from the list",
    },
  },
}
