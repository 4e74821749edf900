import { textOf } from "#app/forms/read-answers.ts"

/**
 * The version of the stored row with which a form was rendered.
 * @throws a Response 400 for an invalid version, which no form of ours sends.
 */
export function versionIn(form: FormData): number {
  const text = textOf(form, "version")
  if (!/^\d{1,9}$/.test(text)) throw new Response(null, { status: 400 }) // PostgreSQL: nine digits fit into `integer`
  return Number(text)
}
