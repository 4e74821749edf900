import type { en } from "./en.ts"

/** Every text of the interface. English gives the shape; another language is another object of the same shape. */
export type Messages = typeof en

/** Languages that the interface itself is written in. A page-translation widget serves the others. */
export const LANGUAGES = ["en"] as const
export type Language = (typeof LANGUAGES)[number]

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import("./en.ts")).en,
}

/** Only the asked language travels to a browser: each is a module of its own. */
export function loadMessages(language: Language): Promise<Messages> {
  return LOADERS[language]()
}

/** @returns the language that a document was written in, English where it says nothing that we know. */
export function languageOf(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? "en"
}
