import type { RuleName } from "#domain/content/rules.ts"
import { checkedOn, dayText } from "./checked-on.ts"

/** Where the office edits what stands on the site. */
export const officeSite = {
  heading: "Site",
  madeUp:
    "Visitors see contact data that are made up: the ones that this program comes with. They lead to nobody.",
  madeUpMend: "Write your own",
  intro: "What you save here stands on the site at once. Every change is written down, and can be set back.",
  back: "Site",
  seeIt: "See it on the site",
  saved: "Saved. It stands on the site now.",
  save: "Save",
  never: "As it came with the site",
  /** The heading of the column that says whether visitors see an entry. */
  state: "Status",
  lastChange: (who: string, when: string) => `Changed by ${who}, ${when}`,
  setBack: {
    heading: "As it was before",
    why: "This takes back the last change of this page. Press it again to have that change back.",
    submit: "Set back the last change",
  },
  stale: {
    page: "Somebody else changed this page since you opened it. What you pressed was not done. Here is how it is now.",
    form: "Somebody else changed this while you were typing. Nothing of yours was saved. Below is what you typed; save it to put it in place of what stands there now.",
    now: "What stands there now",
    nothing: "Nothing",
    gone: "It was taken out. Save what you typed to put it back.",
  },
  names: {
    contact: "Contact and hours",
    notices: "Notices",
    questions: "Questions and answers",
    gallery: "Gallery",
    rules: "Figures of the rules",
    agents: "Agents",
  },
  about: {
    contact: "Telephone, messages, email, address, opening hours and social pages.",
    notices: "What every page says at its top: a holiday, a closed road, a new number.",
    questions: "The FAQ page: what is asked, what you answer, and in which order.",
    gallery: "Which pictures are shown, in which order, and what stands below them.",
    rules: "Kilometres a day, deposit, insurance and cleaning: every page that names a figure follows.",
    agents: "Whom visitors may name as 'Contacted Agent' when they book.",
  },

  contact: {
    reach: "Reach you",
    place: "The office",
    social: "Social pages",
    socialHint: "Whole addresses that begin with https://. Leave one empty and its sign goes from the site.",
    fields: {
      phone: "Telephone",
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
      phone: "As you write it: 066 223 4567, or with the country for another one: +44 20 7946 0000.",
      messagingNumber: "The number that answers messages; often a mobile.",
      addressLines: "One line below the other, as on a letter.",
      latitude: "Of the office, for 'Get directions': about 7.86 in Dambulla.",
      longitude: "About 80.65 in Dambulla.",
    } as Record<string, string | undefined>,
    fieldErrors: {
      phone: "Enter a telephone number like 066 223 4567",
      messagingNumber: "Enter the WhatsApp number, like 077 223 4567",
      email: "Enter an email address like office@example.lk",
      addressLines: "Enter one to six lines, each up to 100 characters and each only once",
      latitude: "Enter a latitude on the island, from 5.8 to 9.95",
      longitude: "Enter a longitude on the island, from 79.5 to 82",
      opens: "Choose the hour at which you open",
      closes: "Choose an hour after the one at which you open",
      social: "Enter a whole address that begins with https://",
    },
  },

  rules: {
    fields: {
      mileageAllowanceKm: "Kilometres a day that the rate includes",
      depositHeldDays: "Days for which the deposit may be held",
      insuranceExcess: "Excess of a claim that the hirer bears, in rupees",
      minorRepairLimit: "Repairs that the hirer may have done without asking, up to rupees",
      cleaningFrom: "Cleaning charge, from rupees",
      cleaningTo: "Cleaning charge, to rupees",
      minimumAge: "Least age of a driver",
    } satisfies Record<RuleName, string>,
    intro:
      "Texts name these figures, and do not repeat them: the terms, the agreement, the answers, the guides and the notes beside every price follow.",
    errorCode: {
      whole: "Enter a whole number, like 100",
      amount: "Enter rupees, like 5,000",
      cleaningTo: "Enter rupees, no less than where the charge begins",
    },
  },

  agents: {
    field: "Agents, one on a line",
    hint: "In the order in which the form of a booking offers them. Without any, the form does not ask.",
    errorCode: "Write each name only once, each up to 60 characters, and no more than 30",
  },

  notices: {
    none: "No notice. Pages begin with what they are about.",
    add: "Write a notice",
    edit: "Change",
    editWhich: (text: string) => `Change the notice: ${text}`,
    remove: "Take out",
    removeWhich: (text: string) => `Take out the notice: ${text}`,
    newHeading: "New notice",
    oneHeading: "Notice",
    states: { now: "On the site", later: "To come", over: "Over" },
    days: (from: string | null, until: string | null) =>
      [from && `from ${dayText(from)}`, until && `until ${dayText(until)}`].filter(Boolean).join(" ") ||
      "always",
    kinds: { notice: "Good to know", warning: "Warning" },
    fields: { kind: "Kind", text: "What it says", from: "First day", until: "Last day" },
    hints: {
      text: "Every page says it at its top, as plain text. One or two sentences.",
      from: "Leave it empty to begin at once. Days are those of Sri Lanka.",
      until: "Leave it empty to show it until you take it out.",
    } as Record<string, string | undefined>,
    fieldErrors: {
      kind: "Choose a kind",
      text: "Write up to 400 characters that no other notice has",
      from: "Choose a day, or leave it empty",
      until: "Choose a day that is not before the first one, or leave it empty",
    },
    tooMany: "There are 20 notices. Take one out first",
  },

  questions: {
    count: (count: number) => (count === 1 ? "One question" : `${count} questions`),
    add: "Write a question",
    edit: "Change",
    editWhich: (question: string) => `Change: ${question}`,
    upWhich: (name: string) => `Move up: ${name}`,
    downWhich: (name: string) => `Move down: ${name}`,
    checked: "Still right today",
    checkedWhich: (question: string) => `Still right today: ${question}`,
    checkedOn,
    remove: "Take out",
    removeWhich: (question: string) => `Take out: ${question}`,
    newHeading: "New question",
    oneHeading: "Question",
    fields: { group: "Group", question: "Question", answer: "Answer", checkedOn: "Checked on" },
    hints: {
      group: "Questions of one group stand together under its name. A new name makes a new group.",
      answer:
        "Plain text. A figure of the rules is named in braces, so that it is written once: {minimumAge} becomes the least age.",
      checkedOn: "The day on which you last compared the answer with its source. Readers see it.",
    } as Record<string, string | undefined>,
    fieldErrors: {
      group: "Name a group, in up to 60 characters",
      question: "Write a question of up to 300 characters that does not stand there yet",
      answer: "Write an answer of up to 3,000 characters",
      checkedOn: "Choose a day, today or earlier",
    },
    tooMany: "There are 200 questions. Take one out first",
    unknownFigure: (name: string, names: string) => `{${name}} is no figure of the rules. There are ${names}`,
  },

  gallery: {
    shown: (shown: number, all: number) => `${shown} of ${all} pictures are shown.`,
    edit: "Change",
    editWhich: (caption: string) => `Change: ${caption}`,
    hide: "Hide",
    hideWhich: (caption: string) => `Hide: ${caption}`,
    show: "Show",
    showWhich: (caption: string) => `Show: ${caption}`,
    hidden: "Hidden",
    oneHeading: "Picture",
    fields: { caption: "Caption", alt: "What it shows, for those who do not see it", after: "Place" },
    hints: {
      caption: "Stands below the picture.",
      alt: "Read out by screen readers: what can be seen, in a sentence.",
    } as Record<string, string | undefined>,
    stay: "Where it is",
    first: "First",
    after: (caption: string) => `After: ${caption}`,
    fieldErrors: {
      caption: "Write a caption of up to 160 characters",
      alt: "Say what the picture shows, in up to 500 characters",
      after: "Choose a place from the list",
    },
  },
}
