/**
 * Normalizes a text for a search: lower case, without the accents of Latin letters, control characters as spaces. `Müller` becomes
 * `muller`, `Łódź` becomes `lodz`. Vowel signs of Sinhala and Tamil are marks too, but belong to the letter, and stay.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize("NFKD")
    .replace(LATIN_ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(LETTERS_WITHOUT_DECOMPOSITION, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{Cc}+/gu, " ")
}

/** The spelling with two letters that German and Nordic names have on keyboards without umlauts: `Müller` becomes `mueller`. */
export function spellOutUmlauts(text: string): string {
  return normalizeForSearch(
    text.normalize("NFC").replace(/[äöüæøåÄÖÜÆØÅ]/g, (letter) => SPELLED_OUT[letter.toLowerCase()] ?? letter),
  )
}

const LATIN_ACCENTS = /[\u0300-\u036f]/g

const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
}
const LETTERS_WITHOUT_DECOMPOSITION = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g")

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", æ: "ae", ø: "oe", å: "aa" }
