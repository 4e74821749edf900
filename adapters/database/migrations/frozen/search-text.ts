// A frozen copy of the code that 020-inbox-search used: a migration must not change when current code does.
import { latinDigits } from "./enquiry-summary.ts"

const MAX_PREVIEW_LENGTH = 140

/** Properties of a stored content that are not searched. */
const NOT_SEARCHED = ["kind", "vehicleId", "pickUpAt", "returnAt"]

type Line = { kind?: string; name?: string }

/** @returns null for a content that cannot be read */
export function searchColumnsOf(reference: string, stored: string) {
  try {
    const content = JSON.parse(stored) as Record<string, unknown> // an object, as every version stored it
    return { searchText: searchTextOf(reference, content), preview: previewOf(content) }
  } catch {
    return null
  }
}

function searchTextOf(reference: string, content: Record<string, unknown>): string {
  const answers = Object.entries(content).flatMap(([field, answer]) => {
    if (typeof answer !== "string" || NOT_SEARCHED.includes(field)) return []
    return field === "tab" || field === "way" ? answer.replaceAll("_", " ") : answer
  })
  const { contactNumber } = content
  const digits = typeof contactNumber === "string" ? latinDigits(contactNumber).replace(/\D/g, "") : ""
  const words = [reference, ...answers, digits, ...extrasIn(content)].filter(Boolean).join(" ")
  return [...new Set([foldText(words), ...spelledWords(words)])].join(" ")
}

function extrasIn({ quote }: Record<string, unknown>): string[] {
  const lines = (quote as { lines?: Line[] } | undefined)?.lines ?? []
  return lines.flatMap(({ kind, name }) => (kind !== "vehicle" && name ? name : []))
}

function previewOf({ kind, message }: Record<string, unknown>): string | null {
  if (kind !== "contact" || typeof message !== "string") return null
  const characters = [...message.replace(/\s+/gu, " ").trim()]
  if (characters.length <= MAX_PREVIEW_LENGTH) return characters.join("") || null
  return `${characters.slice(0, MAX_PREVIEW_LENGTH).join("").trimEnd()}…`
}

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

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", æ: "ae", ø: "oe", å: "aa" }

export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{Cc}+/gu, " ")
}

function spelledWords(words: string): string[] {
  return words.split(/\s+/u).flatMap((word) => {
    const spelled = foldText(
      word
        .normalize("NFC")
        .replace(/[äöüæøåÄÖÜÆØÅ]/g, (letter) => SPELLED_OUT[letter.toLowerCase()] ?? letter),
    )
    return spelled === foldText(word) ? [] : spelled
  })
}
