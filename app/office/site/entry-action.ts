import { textOf } from "#app/forms/read-answers.ts"

/** An action on an entry of a list, encoded in its button's value: `up 3`. `index` counts from 0. */
export type EntryAction = { act: string; index: number }

export function entryAction(act: string, index: number): string {
  return `${act} ${index}`
}

/** @throws a Response 400 for a value that no button has */
export function entryActionIn(form: FormData, length: number): EntryAction {
  const [, act = "", place = ""] = /^([a-z-]+) (\d{1,4})$/.exec(textOf(form, "act")) ?? []
  const index = Number(place)
  if (!act || index >= length) throw new Response(null, { status: 400 })
  return { act, index }
}
