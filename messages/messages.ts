import type { en } from "./en.ts"
import { around } from "./en-around.ts"

/** Every text of the interface. English gives the shape; another language is another object of the same shape. */
export type Messages = typeof en

/** Languages that the interface itself is written in. A page-translation widget serves the others. */
export const LANGUAGES = ["en"] as const
export type Language = (typeof LANGUAGES)[number]

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("./en.ts")).en,
}

const loaded = new Map<Language, Promise<Messages>>()

/** Every text, for the server. */
export function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language) ?? LOADERS[language]()
  loaded.set(language, known)
  return known
}

/** The screens that React takes over in the browser, each with texts of its own. */
export const HYDRATED_SCREENS = ["home", "listing", "vehicle", "contact"] as const
export type HydratedScreen = (typeof HYDRATED_SCREENS)[number]

const SCREEN_LOADERS: Record<Language, Record<HydratedScreen, () => Promise<Partial<Messages>>>> = {
  en: {
    home: () => import("./en/home.ts"),
    listing: () => import("./en/listing.ts"),
    vehicle: () => import("./en/vehicle.ts"),
    contact: () => import("./en/contact.ts"),
  },
}

// English travels with the script that asks for it, and is no file of its own to wait for; a second language would be one.
const AROUND: Record<Language, object> = { en: around }

/** For a browser: the texts of the one screen that is taken over, and of what stands around it. Nothing asks for the others. */
export async function loadScreenMessages(language: Language, screen: HydratedScreen): Promise<Messages> {
  const texts = await SCREEN_LOADERS[language][screen]()
  return { ...AROUND[language], ...texts } as Messages // of which nothing else is asked for
}

/** @returns the language that a document was written in, English where it says nothing that we know. */
export function languageOf(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? "en"
}

/** @throws where a document does not say which screen it shows: none of ours that loads a script. */
export function screenOf(text: string | undefined): HydratedScreen {
  const screen = HYDRATED_SCREENS.find((name) => name === text)
  if (!screen) throw new Error(`no screen ${text}`)
  return screen
}
