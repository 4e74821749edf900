import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import type { VehiclePicture } from "#domain/catalogue/fleet-editor.ts"
import { hashInPath, PICTURE_LIMITS } from "#domain/catalogue/picture.ts"

/**
 * The state of the form of a vehicle's pictures. Its answers are the descriptions, by the path of the picture. The outcome
 * 'othersAdded' means that some uploaded files were rejected and the others were added.
 */
export type PicturesForm = FormState<string, "othersAdded">

export function altName(index: number): string {
  return `alt-${index}`
}

/**
 * The pictures in the order of the form. `alt` is the typed description as one line; null for a drawing, whose path has no hash.
 */
export function picturesIn(form: FormData): VehiclePicture[] {
  const indices = Array.from({ length: PICTURE_LIMITS.perVehicle }, (_, index) => index)
  return indices.flatMap((index) => {
    const path = textOf(form, `path-${index}`)
    if (path === "") return []
    return [
      {
        path,
        alt:
          hashInPath(path) === null
            ? null
            : textOf(form, altName(index))
                .replaceAll(/\p{Cc}+/gu, " ")
                .trim(),
      },
    ]
  })
}

const ACT_PATTERN = /^(up|down|remove)-(\d{1,2})$/

/** The pictures after the action of a button, which moves or removes one of them. */
export function picturesAfter(pictures: readonly VehiclePicture[], act: string): VehiclePicture[] {
  const [, action, digits = ""] = ACT_PATTERN.exec(act) ?? []
  const index = Number(digits)
  const picture = pictures[index]
  if (!action || !picture) return [...pictures]
  const otherPictures = pictures.filter((each) => each !== picture)
  if (action === "remove") return otherPictures
  const newIndex = Math.max(0, action === "up" ? index - 1 : index + 1)
  return [...otherPictures.slice(0, newIndex), picture, ...otherPictures.slice(newIndex)]
}
