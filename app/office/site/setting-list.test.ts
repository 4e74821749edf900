import { describe, expect, it } from "vitest"
import type { CompanyNotice } from "#domain/content/content.ts"
import type { Season } from "#domain/pricing/seasons.ts"
import { en } from "#messages/en.ts"
import { fileContent } from "#tests/content/content.ts"
import { GALLERY } from "./gallery/gallery-list.ts"
import { NOTICES } from "./notices/notice-list.ts"
import { QUESTIONS } from "./questions/question-list.ts"
import { SEASONS } from "./seasons/season-list.ts"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"

const { site } = en.office
const { questions, gallery } = fileContent.settings
const NOTICE: CompanyNotice = { kind: "warning", text: "The A9 is closed", from: "2026-12-01", until: null }
const SEASON: Season = { name: "Christmas", from: "2026-12-15", until: "2027-01-15", percent: -7.5 }

/** The requirements of every list, tested with one of its entries. */
function describeList<Key extends ListKey>(list: SettingList<Key>, entry: EntryOf<Key> | undefined) {
  if (!entry) throw new Error(`no entry in ${list.key} to check with`)
  const fields = list.fields.flat()
  describe(`the list of ${list.key}`, () => {
    it("has an action for every button", () => {
      const acts = list.buttonsOf(entry, site).flatMap((button) => (button === "edit" ? [] : [button.act]))
      expect(Object.keys(list.actions)).toEqual(expect.arrayContaining(acts))
    })

    it("has a label for every field", () => {
      expect(Object.keys(list.messages(site).fields)).toEqual(
        expect.arrayContaining(fields.map(({ field }) => field)),
      )
    })

    it("stores an unchanged entry when its form is submitted unchanged", () => {
      expect(list.toInput(list.toFormValues(entry), entry)).toEqual(entry)
    })

    it("finds an entry at its own URL only", () => {
      expect(list.find([entry], list.slugOf(entry, 0))).toBe(entry)
      expect(list.find([entry], "2")).toBeUndefined()
    })
  })
}

describeList(NOTICES, NOTICE)
describeList(SEASONS, SEASON)
describeList(QUESTIONS, questions[0])
describeList(GALLERY, gallery[0])

it.each([
  ["2026-11-30", "Planned"],
  ["2026-12-01", "On the site"],
])("a notice from 1 December is described on %s as: %s", (today, words) => {
  const [state] = NOTICES.columns(site, today)
  expect(state?.cell(NOTICE)).toMatch(new RegExp(`^${words},`))
})

it.each([
  ["2026-12-14", "Planned"],
  ["2026-12-15", "Now"],
  ["2027-01-15", "Now"],
  ["2027-01-16", "Ended"],
])("a season from 15 December to 15 January is described on %s as: %s", (today, words) => {
  const [, state] = SEASONS.columns(site, today)
  expect(state?.cell(SEASON)).toMatch(new RegExp(`^${words}, 15 December 2026 to 15 January 2027`))
})

it.each([
  ["15", 15],
  ["+15 %", 15],
  ["-7.5", -7.5],
  ["\u2212 10%", -10],
  ["", Number.NaN],
  ["fifteen", Number.NaN],
])("the change of a season is read from '%s' as %d", (percent, change) => {
  expect(SEASONS.toInput({ ...SEASONS.toFormValues(SEASON), percent }, null).percent).toBe(change)
})
