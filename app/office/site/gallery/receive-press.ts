import type { Context } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { pressNamed } from "#app/office/forms/press-named.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { entryPressIn } from "#app/office/site/list-press.ts"
import { findSetting, saveSetting, setBack } from "#app/office/site/save-setting.ts"
import { answerPress } from "#app/office/site/site-form.ts"
import type { GalleryPicture } from "#domain/content/content.ts"
import { movedBy } from "#lib/list-order.ts"

type Pictures = readonly GalleryPicture[]

/** What a press does with the list, by the name of its button. */
const PRESSES: Readonly<Record<string, (pictures: Pictures, index: number) => Pictures>> = {
  up: (pictures, index) => movedBy(pictures, index, -1),
  down: (pictures, index) => movedBy(pictures, index, 1),
  hide: (pictures, index) => withHidden(pictures, index, true),
  show: (pictures, index) => withHidden(pictures, index, false),
}

function withHidden(pictures: Pictures, index: number, isHidden: boolean): Pictures {
  return pictures.map((picture, at) => (at === index ? { ...picture, isHidden } : picture))
}

export async function receiveGalleryPress(request: Request, context: Context) {
  const form = await readForm(request)
  if (textOf(form, "act") === "set-back")
    return answerPress(context, "gallery", await setBack(context, "gallery", form))
  const { value: before } = await findSetting(context, "gallery")
  const version = versionIn(form)
  const { act, index } = entryPressIn(form, before.length)
  const change = pressNamed(PRESSES, act)
  if (!change) throw new Response(null, { status: 400 })
  const value = change(before, index)
  const outcome = await saveSetting(context, { key: "gallery", value, version })
  return answerPress(context, "gallery", outcome, before[index]?.scene)
}
