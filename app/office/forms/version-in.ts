import { textOf } from "#app/forms/read-answers.ts"

/** The version that a form was made of. @throws a Response 400 for what no form of ours sends. */
export function versionIn(form: FormData): number {
  const text = textOf(form, "version")
  if (!/^\d{1,9}$/.test(text)) throw new Response(null, { status: 400 }) // nine digits fit an integer of PostgreSQL
  return Number(text)
}
