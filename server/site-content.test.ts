import { describe, expect, it, vi } from "vitest"
import type { Versions } from "#adapters/database/versions.ts"
import type { EditedContent } from "#domain/content/file-content.ts"
import type { Settings } from "#domain/content/settings.ts"
import { fileContent } from "#tests/content/content.ts"
import { siteContent } from "./site-content.ts"

/** The content of a database whose agents the test edits with `edit`. With `versions` null the database does not answer. */
function setUp() {
  const state = {
    versions: { catalogue: "c", settings: null } as Versions | null,
    settings: fileContent.settings,
    isBroken: false,
  }
  const readEdited = vi.fn(async (): Promise<EditedContent> => {
    if (state.isBroken) throw new Error("gone")
    return { settings: state.settings, enquiryRetentionMonths: null, enquiryRetentionFrom: null }
  })
  const onError = vi.fn()
  const content = siteContent({
    fileContent,
    versions: () => state.versions,
    readEdited,
    onError,
  })
  const edit = (agents: readonly string[], version: string) => {
    state.settings = { ...fileContent.settings, agents } satisfies Settings
    state.versions = { catalogue: "c", settings: version }
  }
  return { state, content, readEdited, onError, edit }
}

const unexpectedFailure = () => {
  throw new Error("nothing failed")
}

describe("the current content", () => {
  it("is read once for each version, for all concurrent requests", async () => {
    const { content, readEdited, edit } = setUp()
    await content(unexpectedFailure)
    edit(["Kandy"], "1")
    const contents = await Promise.all([content(unexpectedFailure), content(unexpectedFailure)])
    expect(contents.map(({ agents }) => agents)).toEqual([["Kandy"], ["Kandy"]])
    expect((await content(unexpectedFailure)).agents).toEqual(["Kandy"])
    expect(readEdited).toHaveBeenCalledTimes(2)
  })

  it("is returned synchronously while nothing changes, also after a change of the catalogue", async () => {
    const { content, state, readEdited } = setUp()
    const before = await content(unexpectedFailure)
    state.versions = { catalogue: "another", settings: null }
    expect(content(unexpectedFailure)).toBe(before)
    expect(readEdited).toHaveBeenCalledTimes(1)
  })

  it("is the cached one while the database does not answer, and the page must not be cached", async () => {
    const { content, state, readEdited, edit } = setUp()
    edit(["Kandy"], "1")
    await content(unexpectedFailure)
    state.versions = null
    const noteFailure = vi.fn()
    expect((await content(noteFailure)).agents).toEqual(["Kandy"])
    expect(noteFailure).toHaveBeenCalledTimes(1)
    expect(readEdited).toHaveBeenCalledTimes(1)
  })

  it("is the cached one if the settings cannot be read, and is read again", async () => {
    const { content, state, onError, edit } = setUp()
    await content(unexpectedFailure)
    edit(["Kandy"], "1")
    state.isBroken = true
    const noteFailure = vi.fn()
    expect((await content(noteFailure)).agents).toEqual(["Office 1", "Office 2"])
    expect(noteFailure).toHaveBeenCalledTimes(1)
    expect(onError).toHaveBeenCalledTimes(1)
    state.isBroken = false
    expect((await content(unexpectedFailure)).agents).toEqual(["Kandy"])
  })

  it("is never older than the requested version, even if an earlier query ends later", async () => {
    const { content, state, readEdited, edit } = setUp()
    await content(unexpectedFailure)
    let resolveRead = (_: EditedContent) => {}
    readEdited.mockImplementationOnce(() => new Promise((resolve) => (resolveRead = resolve)))
    const slowContent = { settings: state.settings, enquiryRetentionMonths: null, enquiryRetentionFrom: null }
    state.versions = { catalogue: "c", settings: "1" }
    const first = content(unexpectedFailure)
    edit(["Kandy"], "2")
    const second = await content(unexpectedFailure)
    resolveRead(slowContent)
    await first
    expect(second.agents).toEqual(["Kandy"])
    expect((await content(unexpectedFailure)).agents).toEqual(["Kandy"])
  })
})
