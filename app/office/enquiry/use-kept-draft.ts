import { useEffect } from "react"
import { ANSWER_FORM } from "./answer-state.ts"

/**
 * 'empty': as the server renders it at first; 'done': likewise, after a submission that left nothing typed; 'typed': with a text that
 * was submitted; 'sent': the text went out.
 */
export type DraftState = "empty" | "done" | "typed" | "sent"

const KEPT_FIELDS = ["subject", "text", "note"] as const

/**
 * Keeps what is typed in the form of answers for as long as the tab is open, so that it is still there after a visit to another page.
 * A text that was sent is forgotten, and so is a note that was saved.
 */
export function useKeptDraft(reference: string, draft: DraftState): void {
  useEffect(() => {
    const form = document.getElementById(ANSWER_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const key = `answer ${reference}`
    const kept = readKept(key)
    const keep = ({ type }: Pick<Event, "type">) =>
      sessionStorage.setItem(key, JSON.stringify({ ...typedIn(form), isSubmitted: type === "submit" }))
    // The URL still says that it was done when the user comes back later, with another draft.
    if (draft === "sent" || (draft === "done" && kept.isSubmitted === true)) sessionStorage.removeItem(key)
    else if (draft === "typed") keep({ type: "input" })
    else restore(form, kept)
    form.addEventListener("input", keep)
    form.addEventListener("submit", keep)
    return () => {
      form.removeEventListener("input", keep)
      form.removeEventListener("submit", keep)
    }
  }, [reference, draft])
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(KEPT_FIELDS.map((name) => [name, fieldOf(form, name)?.value ?? ""]))
}

/** The values as `keep` stored them; empty without a draft. */
function readKept(key: string): Record<string, unknown> {
  return JSON.parse(sessionStorage.getItem(key) ?? "{}")
}

function restore(form: HTMLFormElement, values: Record<string, unknown>): void {
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
