import { useEffect } from "react"
import { fieldOf } from "#app/office/forms/field-of.ts"
import { REPLY_FORM } from "./enquiry-form.ts"

/**
 * The state of the form that the server rendered. 'empty': no text. 'done': no text, after a completed action. 'typed': the submitted
 * text. 'sent': a text that was sent.
 */
export type DraftState = "empty" | "done" | "typed" | "sent"

const STORED_FIELDS = ["inserted", "subject", "text", "note"] as const

/**
 * Stores the text of the reply form in the session storage of the tab, and restores it after a visit to another page. Deletes the
 * stored text after it was sent or saved.
 */
export function useStoredDraft(reference: string, draft: DraftState): void {
  useEffect(() => {
    const form = document.getElementById(REPLY_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const key = `answer ${reference}`
    const stored = readStored(key)
    const store = ({ type }: Pick<Event, "type">) =>
      sessionStorage.setItem(key, JSON.stringify({ ...textsIn(form), isSubmitted: type === "submit" }))
    // 'done' deletes the draft only after a submission: the user may later open a URL with `done` again while there is a new draft.
    if (draft === "sent" || (draft === "done" && stored.isSubmitted === true)) sessionStorage.removeItem(key)
    else if (draft === "typed") store({ type: "input" })
    else restore(form, stored)
    form.addEventListener("input", store)
    form.addEventListener("submit", store)
    return () => {
      form.removeEventListener("input", store)
      form.removeEventListener("submit", store)
    }
  }, [reference, draft])
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(STORED_FIELDS.map((name) => [name, fieldOf(form, name)?.value ?? ""]))
}

/** The values as `store` stored them; empty without a draft. */
function readStored(key: string): Record<string, unknown> {
  return JSON.parse(sessionStorage.getItem(key) ?? "{}")
}

function restore(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const name of STORED_FIELDS) {
    const field = fieldOf(form, name)
    const value = values[name]
    if (field && typeof value === "string" && value !== "") field.value = value
  }
}
