import type { Context } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { pressNamed } from "#app/office/forms/press-named.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { type EntryPress, entryPressIn } from "#app/office/site/list-press.ts"
import { todayOf } from "#app/office/site/load-entry.ts"
import { findSetting, saveSetting, setBack } from "#app/office/site/save-setting.ts"
import { answerPress } from "#app/office/site/site-form.ts"
import type { FaqItem } from "#domain/content/content.ts"
import { movedGroup, movedInGroup } from "#domain/content/question-order.ts"
import { without } from "#lib/list-order.ts"

type Questions = readonly FaqItem[]

/** What a press does with the list, by the name of its button. */
const PRESSES: Readonly<Record<string, (questions: Questions, index: number, today: string) => Questions>> = {
  up: (questions, index) => movedInGroup(questions, index, -1),
  down: (questions, index) => movedInGroup(questions, index, 1),
  "group-up": (questions, index) => movedGroup(questions, index, -1),
  "group-down": (questions, index) => movedGroup(questions, index, 1),
  checked: (questions, index, checkedOn) =>
    questions.map((each, at) => (at === index ? { ...each, checkedOn } : each)),
  remove: without,
}

export async function receiveQuestionPress(request: Request, context: Context) {
  const form = await readForm(request)
  if (textOf(form, "act") === "set-back")
    return answerPress(context, "questions", await setBack(context, "questions", form))
  const { value: before } = await findSetting(context, "questions")
  const version = versionIn(form)
  const press = entryPressIn(form, before.length)
  const change = pressNamed(PRESSES, press.act)
  if (!change) throw new Response(null, { status: 400 })
  const value = change(before, press.index, todayOf(context))
  const outcome = await saveSetting(context, { key: "questions", value, version })
  return answerPress(context, "questions", outcome, anchorOf(before, value, press))
}

/** Where the entry stands after the press, so that the next press is where the eye is. */
function anchorOf(before: Questions, after: Questions, { act, index }: EntryPress): string {
  const name = before[index]?.question
  const place = act === "remove" ? index : after.findIndex(({ question }) => question === name)
  return `entry-${place + 1}`
}
