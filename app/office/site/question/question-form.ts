import type { EntryFormOf } from "#app/office/site/entry-form.ts"
import { figureFaults } from "#app/office/site/figure-faults.ts"
import { byGroup } from "#domain/content/question-order.ts"

export const QUESTION_FIELDS = ["group", "question", "answer", "checkedOn"] as const

/** A question with its answer. In another group it comes last. */
export const QUESTION: EntryFormOf<"questions"> = {
  key: "questions",
  fields: QUESTION_FIELDS,
  nameField: "question",
  nameOf: ({ question }) => question,
  valuesOf: (item) => ({ ...item }),
  writtenOf: ({ group = "", question = "", answer = "", checkedOn = "" }) => ({
    group,
    question,
    answer,
    checkedOn,
  }),
  moreFaults: (values, texts, today) => ({
    ...figureFaults("answer")(values, texts),
    ...((values.checkedOn ?? "") > today && { checkedOn: texts.questions.faults.checkedOn }),
  }),
  wordsFor: (field, { questions: { faults, tooMany } }) =>
    Object.entries(faults).find(([name]) => name === field)?.[1] ?? tooMany,
  arranged: byGroup,
}
