// The schemas of the content files in `content/`, and parts that several files share.

import * as v from "valibot"
import { DRIVE_STARTS } from "#domain/content/drive.ts"
import { REGIONS } from "#domain/content/place.ts"
import {
  contactSchema,
  day,
  integer,
  latitude,
  longitude,
  month,
  pictureTexts,
  text,
  texts,
  uniqueScenes,
} from "#domain/content/setting-schemas.ts"

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "write lowercase letters, numbers and dashes"),
)

/** Slugs of places in `places.json`. */
export const placeSlugsIn = (slugs: readonly string[]) =>
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (name) => slugs.includes(name),
        ({ input }) => `there is no place '${String(input)}' in places.json`,
      ),
    ),
  )

/** The name of a scene that has rendered picture files. */
const sceneWithPicture = (scenes: ReadonlySet<string>) =>
  v.pipe(
    slug,
    v.check(
      (name) => scenes.has(name),
      ({ input }) => missingPictureMessage(String(input)),
    ),
  )

const missingPictureMessage = (scene: string) =>
  `there is no picture of '${scene}': illustrations/scenes/README.md says how one is drawn`

/** Search engines show about this many characters of a description. */
const description = v.pipe(
  text,
  v.check(
    ({ length }) => length >= 120 && length <= 160,
    ({ input }) => `write 120 to 160 characters; these are ${String(input).length}`,
  ),
)

/** The page title is 'Rent Car Service - ' and this title, together less than 60 characters. */
const title = v.pipe(text, v.maxLength(40, "write 40 characters or less"))

export const siteSchema = v.strictObject({
  companyName: text,
  foundedYear: v.pipe(integer, v.minValue(1900, "write a year"), v.maxValue(2100, "write a year")),
  ...contactSchema.entries,
})

const hoursInQuarters = v.pipe(
  v.number(),
  v.multipleOf(0.25, "write hours in quarters: 3.5 or 3.75"),
  v.minValue(0.25, "write hours in quarters: 3.5 or 3.75"),
)

const driveSchema = v.strictObject({
  km: v.pipe(integer, v.minValue(1, "write the kilometres by road")),
  isEstimate: v.boolean(),
  hours: v.pipe(
    v.strictTuple([hoursInQuarters, hoursInQuarters]),
    v.check(([shorter, longer]) => shorter <= longer, "write the shorter time first"),
  ),
  via: text,
})

const months = v.array(v.pipe(integer, v.minValue(1, "write 1 to 12"), v.maxValue(12, "write 1 to 12")))

/** The months of the section 'When to go' of a guide. */
const monthsSchema = v.pipe(
  v.strictObject({
    good: months,
    poor: months,
    notes: v.optional(v.array(v.strictObject({ months, text })), []),
  }),
  v.check(
    ({ good, poor }) => !good.some((month) => poor.includes(month)),
    "a month is good or poor, not both",
  ),
)

const placeSchema = (scenes: ReadonlySet<string>) =>
  v.strictObject({
    slug,
    scene: v.optional(sceneWithPicture(scenes)),
    name: text,
    sinhala: v.pipe(text, v.regex(/\p{Script=Sinhala}/u, "write the name in Sinhala")),
    tamil: v.pipe(text, v.regex(/\p{Script=Tamil}/u, "write the name in Tamil")),
    region: v.picklist(REGIONS),
    latitude,
    longitude,
    drives: v.strictObject(v.entriesFromList(DRIVE_STARTS, v.optional(driveSchema))),
    neighbours: v.pipe(
      v.array(v.strictObject({ slug, km: integer })),
      v.minLength(3, "name at least three neighbours"),
    ),
    months: monthsSchema,
  })

/** Every place needs a picture: the drawing with the name of its slug, or the drawing `scene`. */
export const placesSchema = (scenes: ReadonlySet<string>) =>
  v.pipe(
    v.array(placeSchema(scenes)),
    v.check(
      (places) => new Set(places.map((place) => place.slug)).size === places.length,
      "two places have the same slug",
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [index, { slug, scene }] of dataset.value.entries()) {
        if (scene !== undefined || scenes.has(slug)) continue
        const message = `${missingPictureMessage(slug)}; or name that of another place as "scene"`
        addIssue({ message, path: pathTo(dataset.value, index, "slug") })
      }
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const slugs = dataset.value.map((place) => place.slug)
      for (const [index, { slug, neighbours }] of dataset.value.entries()) {
        const isAnotherPlace = (other: string) => other !== slug && slugs.includes(other)
        const invalid = neighbours.find((neighbour) => !isAnotherPlace(neighbour.slug))
        const message = `write the slug of another place here, not '${invalid?.slug}'`
        if (invalid) addIssue({ message, path: pathTo(dataset.value, index, "neighbours") })
      }
    }),
  )

/** The path of an issue in a list of entries, in valibot's format. */
function pathTo(input: unknown[], index: number, key: string): [v.IssuePathItem, v.IssuePathItem] {
  const entry = input[index] as Record<string, unknown> // the messages use only the keys of a path
  return [
    { type: "array", origin: "value", input, key: index, value: entry },
    { type: "object", origin: "value", input: entry, key, value: entry[key] },
  ]
}

export const termsSchema = v.array(
  v.strictObject({
    title: text,
    figure: v.optional(text),
    figureNote: v.optional(text),
    content: texts,
    prohibited: v.optional(texts),
  }),
)

export const gallerySchema = (scenes: ReadonlySet<string>) =>
  v.pipe(v.array(v.strictObject({ scene: sceneWithPicture(scenes), ...pictureTexts })), uniqueScenes())

export const aboutSchema = v.strictObject({
  intro: text,
  story: texts,
  reasons: v.array(v.strictObject({ title: text, text })),
  mission: text,
  commitment: text,
})

/** The day of the last edit, and the month of the newest report that the text uses. */
const textDates = { editedOn: day, newestReport: month }

/** A warning or a notice has a title and a text: both or neither. */
export const guideFrontMatterSchema = v.pipe(
  v.strictObject({
    title,
    description,
    intro: text,
    ...textDates,
    warning: v.optional(text),
    warningText: v.optional(text),
    notice: v.optional(text),
    noticeText: v.optional(text),
  }),
  v.check(
    (frontMatter) => (frontMatter.warning === undefined) === (frontMatter.warningText === undefined),
    "warning and warningText belong together: write both or neither",
  ),
  v.check(
    (frontMatter) => (frontMatter.notice === undefined) === (frontMatter.noticeText === undefined),
    "notice and noticeText belong together: write both or neither",
  ),
)

export const pageFrontMatterSchema = (scenes: ReadonlySet<string>) =>
  v.strictObject({ title, description, intro: text, scene: sceneWithPicture(scenes), ...textDates })
