import { textOf } from "#app/forms/read-answers.ts"

/** An action on an entry of a list. The value of its button is like `up 3`. `index` counts from 0. */
export type EntryAction = { act: string; index: number }

export function formatEntryAction(act: string, index: number): string {
  return `${act} ${index}`
}

/** @throws a Response 400 for a value that no button has */
export function parseEntryAction(form: FormData, entryCount: number): EntryAction {
  const [, act = "", indexText = ""] = /^([a-z-]+) (\d{1,4})$/.exec(textOf(form, "act")) ?? []
  const index = Number(indexText)
  if (!act || index >= entryCount) throw new Response(null, { status: 400 })
  return { act, index }
}
