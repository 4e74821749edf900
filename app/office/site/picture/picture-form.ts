import type { EntryFormOf } from "#app/office/site/entry-form.ts"
import { movedTo, without } from "#lib/list-order.ts"

const PICTURE_FIELDS = ["caption", "alt", "after"] as const

/** Where a picture is put: after the one of a scene, first of all, or nowhere else. */
export const FIRST = "first"
export const STAY = ""

/** A picture of the gallery: what is written of it, and after which other it stands. */
export const PICTURE: EntryFormOf<"gallery"> = {
  key: "gallery",
  fields: PICTURE_FIELDS,
  nameField: "caption",
  nameOf: ({ scene }) => scene,
  valuesOf: ({ caption, alt }) => ({ caption, alt, after: STAY }),
  writtenOf: ({ caption = "", alt = "" }, before) => ({
    scene: before?.scene ?? "",
    isHidden: before?.isHidden ?? false,
    caption,
    alt,
  }),
  wordsFor: (field, { gallery: { faults } }) =>
    Object.entries(faults).find(([name]) => name === field)?.[1] ?? faults.after,
  arranged: (pictures, index, { after = STAY }) => {
    if (after === STAY) return pictures
    if (after === FIRST) return movedTo(pictures, index, 0)
    const place = without(pictures, index).findIndex(({ scene }) => scene === after)
    return place < 0 ? pictures : movedTo(pictures, index, place + 1)
  },
}
