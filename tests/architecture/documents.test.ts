import { existsSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { describe, expect, it } from "vitest"
import { repositoryFiles } from "#tests/support/repository-files.ts"

const FILES = repositoryFiles()
const PAGES = FILES.filter((file) => file.endsWith(".md"))

/** Citations of documents that were never part of the repository. */
const UNAVAILABLE = /\bDESIGN\.md|\b(?<!\/)decisions\.md|\bspecification\.md|specification,? section/i
const LINK = /\]\(([^)\s]+)\)/g
const CODE = /```.*?```|`[^`\n]*`/gs

/** @returns the targets of a page's relative links, as paths from the root. */
function relativeLinks(page: string, text: string): string[] {
  return [...text.replaceAll(CODE, "").matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(https?:|mailto:|#|\/)/.test(target))
    .map((target) => normalize(join(dirname(page), target.replace(/#.*$/, ""))))
}

describe("a source", () => {
  it("is in the repository, so that a reader can open it", () => {
    const thisFile = "tests/architecture/documents.test.ts"
    const citing = FILES.filter((file) => file !== thisFile && UNAVAILABLE.test(readFileSync(file, "utf8")))
    expect(citing).toEqual([])
  })

  it.each([
    "see DESIGN.md",
    "decisions.md, 'Forms'",
    "Specification, section 2",
    "of specification section 7",
  ])("that cannot be opened is refused: %j", (comment) => expect(comment).toMatch(UNAVAILABLE))
})

describe("a relative link", () => {
  it("leads to an existing file", () => {
    expect(PAGES).toContain("README.md")
    const broken = PAGES.flatMap((page) =>
      relativeLinks(page, readFileSync(page, "utf8"))
        .filter((target) => !existsSync(target))
        .map((target) => `${page}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  it("is recognised with and without a fragment, and not in code or to other hosts", () => {
    const text = "[a](../x.md#part) [b](y.md) `[c](z.md)` [d](https://example.com) ![e](p/q.png) [f](#here)"
    expect(relativeLinks("docs/decisions/0001.md", text)).toEqual([
      "docs/x.md",
      "docs/decisions/y.md",
      "docs/decisions/p/q.png",
    ])
  })
})

describe("a decision record", () => {
  const records = PAGES.filter((page) => page.startsWith("docs/decisions/"))

  it("is one page: at most 650 words", () => {
    expect(records.length).toBeGreaterThan(40)
    const long = records
      .map((page) => ({ page, words: readFileSync(page, "utf8").split(/\s+/).length }))
      .filter(({ words }) => words > 650)
    expect(long).toEqual([])
  })

  it.each(records)("%s has a status, a context, a decision and consequences", (page) => {
    const headings = [...readFileSync(page, "utf8").matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings.slice(0, 3)).toEqual(["Context", "Decision", "Consequences"])
    expect(readFileSync(page, "utf8")).toMatch(/^# \d{4} .+\n\nStatus: (accepted|superseded)\b/)
  })
})
