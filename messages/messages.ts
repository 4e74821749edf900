import type { en } from "./en.ts"

/** Every message of the interface. The English object defines the type; another language is another object of this type. */
export type Messages = typeof en

/** An area of the messages: those of one page, or of a component that several pages have. */
export type MessageArea = keyof (typeof AREAS)["en"]

/** Languages that the interface itself is written in. A page-translation widget serves the others. */
export const LANGUAGES = ["en"] as const
export type Language = (typeof LANGUAGES)[number]

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("./en.ts")).en,
}

const loadedMessages = new Map<Language, Promise<Messages>>()

/** Every message, for the server. */
export function loadMessages(language: Language): Promise<Messages> {
  const messages = loadedMessages.get(language) ?? LOADERS[language]()
  loadedMessages.set(language, messages)
  return messages
}

/** The areas that islands read. */
const AREAS = {
  en: {
    common: async () => (await import("./en/common.ts")).common,
    contact: async () => (await import("./en/contact.ts")).contact,
    fleet: async () => (await import("./en/fleet.ts")).fleet,
    forms: async () => (await import("./en/forms.ts")).forms,
    gallery: async () => (await import("./en/gallery.ts")).gallery,
    home: async () => (await import("./en/home.ts")).home,
    listing: async () => (await import("./en/listing.ts")).listing,
    planAsk: async () => (await import("./en/plan-ask.ts")).planAsk,
    officeEnquiries: async () => (await import("./en/office-enquiries.ts")).officeEnquiries,
    officeInbox: async () => (await import("./en/office-inbox.ts")).officeInbox,
    offline: async () => (await import("./en/offline.ts")).offline,
    officeRates: async () => (await import("./en/office-rates.ts")).officeRates,
    officeReturn: async () => (await import("./en/office-return.ts")).officeReturn,
    stopRows: async () => (await import("./en/stop-rows.ts")).stopRows,
    vehicle: async () => (await import("./en/vehicle.ts")).vehicle,
  },
} satisfies Record<Language, { [Area in keyof Messages]?: () => Promise<Messages[Area]> }>

/** Loads the message areas that an island reads, for a browser. */
export async function loadMessageAreas(language: Language, areas: readonly MessageArea[]): Promise<Messages> {
  const entries = areas.map(async (area) => [area, await AREAS[language][area]()])
  return Object.fromEntries(await Promise.all(entries)) as Messages // islands read no other areas
}

/** @returns the language of a document; English if its language is missing or unknown */
export function languageOf(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? "en"
}
