import { placeholderErrors } from "#app/office/site/placeholder-errors.ts"
import { findByNumber, type SettingList } from "#app/office/site/setting-list.ts"
import { byGroup, moveGroup, moveInGroup } from "#domain/content/question-order.ts"
import { withoutIndex } from "#lib/list-order.ts"

/** The questions in the order of the FAQ page. A question that is moved to another group becomes its last one. */
export const QUESTIONS: SettingList<"questions"> = {
  key: "questions",
  messages: ({ questions }) => questions,
  labelOf: ({ question }) => question,
  columns: ({ questions: { checkedOn }, state }) => [
    { heading: state, variant: "note", cell: (question) => checkedOn(question.checkedOn) },
  ],
  countOf: ({ length }, { questions: messages }) => messages.count(length),
  groupOf: ({ group }) => group,
  idOf: (_, index) => `entry-${index + 1}`,
  buttonsOf: ({ question }, { questions: messages }) => [
    { act: "checked", label: messages.checked, name: messages.checkedEntry(question) },
    "edit",
    { act: "remove", label: messages.remove, name: messages.removeEntry(question) },
  ],
  actions: {
    up: (questions, index) => moveInGroup(questions, index, -1),
    down: (questions, index) => moveInGroup(questions, index, 1),
    "group-up": (questions, index) => moveGroup(questions, index, -1),
    "group-down": (questions, index) => moveGroup(questions, index, 1),
    checked: (questions, index, checkedOn) =>
      questions.map((each, position) => (position === index ? { ...each, checkedOn } : each)),
    remove: withoutIndex,
  },
  slugOf: (_, index) => String(index + 1),
  find: findByNumber,

  fields: [
    { field: "question", control: "line" },
    { field: "answer", control: "text" },
    { field: "group", control: "line", suggestions: (questions) => questions.map(({ group }) => group) },
    { field: "checkedOn", control: "date", isPast: true },
  ],
  nameOf: ({ question }) => question,
  labelField: "question",
  toFormValues: (item) => ({ ...item }),
  newValues: (today) => ({ checkedOn: today }),
  toInput: ({ group = "", question = "", answer = "", checkedOn = "" }) => ({
    group,
    question,
    answer,
    checkedOn,
  }),
  extraErrors: (answers, messages, today) => ({
    ...placeholderErrors("answer")(answers, messages),
    ...((answers.checkedOn ?? "") > today && { checkedOn: messages.questions.fieldErrors.checkedOn }),
  }),
  messageFor: (field, { questions: { fieldErrors, tooMany } }) =>
    Object.entries(fieldErrors).find(([name]) => name === field)?.[1] ?? tooMany,
  reorder: byGroup,
}
