import * as v from "valibot"
import type { CreditGroup } from "#domain/content/credits.ts"
import type { ContentReader } from "./content-reader.ts"

// The fields of `credits.json` are described in domain/content/credits.ts.

const text = v.pipe(v.string(), v.trim(), v.minLength(1, "write something here"))

const httpsUrl = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, "write a full URL that begins with https://"))

const licenceUrl = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/\S+|\/licences\/[a-z0-9-]+\.txt)$/,
    "write a full URL that begins with https://, or /licences/ and the name of a file in public/licences",
  ),
)

const creditSchema = v.strictObject({
  name: text,
  href: v.optional(httpsUrl),
  holder: v.optional(text),
  usedFor: text,
  changes: v.optional(text),
  licence: text,
  licenceHref: v.optional(licenceUrl),
})

const creditsSchema = v.array(
  v.strictObject({
    title: text,
    credits: v.pipe(v.array(creditSchema), v.minLength(1, "write at least one")),
  }),
)

/** The values of keys that a credit omits. */
const OMITTED = { href: null, holder: null, changes: null, licenceHref: null }

/** The groups of credits; null if the file is invalid. */
export function readCredits(reader: ContentReader): CreditGroup[] | null {
  const groups = reader.json("credits.json", creditsSchema)
  return (
    groups?.map(({ title, credits }) => ({
      title,
      credits: credits.map((credit) => ({ ...OMITTED, ...credit })),
    })) ?? null
  )
}
