import { placeholderErrors } from "#app/office/site/placeholder-errors.ts"
import { findByNumber, type SettingList } from "#app/office/site/setting-list.ts"
import type { CompanyNotice } from "#domain/content/content.ts"
import { noticesInForce } from "#domain/content/notices-in-force.ts"
import { withoutIndex } from "#lib/list-order.ts"

/** The notices at the top of every page. A notice without a first or last day is not limited on that side. */
export const NOTICES: SettingList<"notices"> = {
  key: "notices",
  messages: ({ notices }) => notices,
  labelOf: ({ text }) => text,
  idOf: (_, index) => `entry-${index + 1}`,
  columns: ({ notices: messages, state }, today) => [
    {
      heading: state,
      variant: "note",
      cell: (notice) =>
        `${messages.states[stateOf(notice, today)]}, ${messages.days(notice.from, notice.until)}. ${messages.kinds[notice.kind]}.`,
    },
  ],
  buttonsOf: ({ text }, { notices: messages }) => [
    "edit",
    { act: "remove", label: messages.remove, name: messages.removeEntry(text) },
  ],
  actions: { remove: withoutIndex },
  slugOf: (_, index) => String(index + 1),
  find: findByNumber,

  fields: [
    { field: "text", control: "text" },
    {
      field: "kind",
      control: "select",
      options: ({ notices: { kinds } }) => [
        { value: "notice", label: kinds.notice },
        { value: "warning", label: kinds.warning },
      ],
    },
    [
      { field: "from", control: "date" },
      { field: "until", control: "date" },
    ],
  ],
  nameOf: ({ text }) => text,
  labelField: "text",
  toFormValues: ({ kind, text, from, until }) => ({ kind, text, from: from ?? "", until: until ?? "" }),
  toInput: ({ kind, text = "", from, until }) => ({
    kind: kind as CompanyNotice["kind"], // the check refuses any other
    text,
    from: from || null,
    until: until || null,
  }),
  extraErrors: placeholderErrors("text"),
  messageFor: (field, { notices: { fieldErrors, tooMany } }) =>
    Object.entries(fieldErrors).find(([name]) => name === field)?.[1] ?? tooMany,
}

function stateOf(notice: CompanyNotice, today: string): "current" | "later" | "ended" {
  if (noticesInForce([notice], today).length > 0) return "current"
  return notice.from && notice.from > today ? "later" : "ended"
}
