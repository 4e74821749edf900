import { officeRates } from "./en/office-rates.ts"
import { vehicle } from "./en/vehicle.ts"
import type { Language } from "./messages.ts"

const en = { rates: officeRates, tiers: vehicle.rates.tiers }

/** What the page script of the rates says. It is no screen that React takes over, so it brings its texts itself. */
export type RatesScriptTexts = typeof en

const TEXTS: Record<Language, RatesScriptTexts> = { en }

/** English where the document says nothing that we know. */
export function ratesScriptTexts(language: string | undefined): RatesScriptTexts {
  return TEXTS[language as Language] ?? TEXTS.en
}
