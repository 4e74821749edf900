import { useEffect } from "react"
import { ANSWER_FORM } from "./answer-state.ts"

/** 'empty': as the server renders it at first; 'typed': with a text that was submitted; 'sent': the text went out. */
export type DraftState = "empty" | "typed" | "sent"

const KEPT_FIELDS = ["subject", "text", "note"] as const

/**
 * Keeps what is typed in the form of answers for as long as the tab is open, so that it is still there after a visit to another page.
 * A text that was sent is forgotten.
 */
export function useKeptDraft(reference: string, draft: DraftState): void {
  useEffect(() => {
    const form = document.getElementById(ANSWER_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const key = `answer ${reference}`
    if (draft === "sent") sessionStorage.removeItem(key)
    if (draft === "empty") restore(form, sessionStorage.getItem(key))
    const keep = () => sessionStorage.setItem(key, JSON.stringify(typedIn(form)))
    form.addEventListener("input", keep)
    return () => form.removeEventListener("input", keep)
  }, [reference, draft])
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(KEPT_FIELDS.map((name) => [name, fieldOf(form, name)?.value ?? ""]))
}

function restore(form: HTMLFormElement, kept: string | null): void {
  if (kept === null) return
  const values: Record<string, unknown> = JSON.parse(kept) // as `keep` stored them
  for (const name of KEPT_FIELDS) {
    const field = fieldOf(form, name)
    const value = values[name]
    if (field && typeof value === "string" && value !== "") field.value = value
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}
