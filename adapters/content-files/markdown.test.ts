import { describe, expect, it } from "vitest"
import { readMarkdown, withNamedItems } from "./markdown.ts"

const sectionsOf = (markdown: string) => readMarkdown(markdown).sections
const problemsOf = (markdown: string) => readMarkdown(markdown).problems

describe("readMarkdown", () => {
  it("splits a text at its headings and derives an id from each", () => {
    const sections = sectionsOf("## What to see\n\nA *rock*.\n\n## R & R\n\nRest.")
    expect(sections).toEqual([
      { id: "what-to-see", title: "What to see", html: "<p>A <em>rock</em>.</p>" },
      { id: "r-r", title: "R & R", html: "<p>Rest.</p>" },
    ])
  })

  it("renders tables", () => {
    expect(sectionsOf("## Prices\n\n| A | B |\n| --- | --- |\n| 1 | 2 |")[0]?.html).toContain("<td>1</td>")
  })

  it("escapes HTML", () => {
    const html = sectionsOf('## A\n\n<script>alert(1)</script> <img src=x onerror="alert(1)">')[0]?.html
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain("&lt;script&gt;")
  })

  it("renders no link to a script", () => {
    expect(sectionsOf("## A\n\n[press](javascript:alert(1))")[0]?.html).not.toContain("javascript")
  })
})

describe("withNamedItems", () => {
  it("renders a heading for an item that begins with a bold name", () => {
    const [section] = sectionsOf("## See\n\n- **The rock.** It is *high*.\n- Nothing bold.")
    expect(section && withNamedItems(section).html).toBe(
      "<ul>\n<li><h3>The rock</h3><p>It is <em>high</em>.</p></li>\n<li>Nothing bold.</li>\n</ul>",
    )
  })
})

describe("the problems of a text", () => {
  it.each([
    ["## A\n\n<b>bold</b>", 3, /HTML is not shown/],
    ["## A\n\n<div>\nx\n</div>", 3, /HTML is not shown/],
    ["## A\n\n![x](/x.png)", 3, /remove the picture/],
    ["# A\n\ntext", 1, /use ## or ###/],
    ["A\n===", 1, /write a heading as/],
    ["Text first.\n\n## A", 1, /begin with a ## heading/],
    ["### A\n\nText.\n\n## B", 3, /begin with a ## heading/],
    ["No heading at all.", 1, /begin with a ## heading/],
    ["## A\n\n[x](javascript:alert(1))", 3, /begin a link with/],
    ["## A\n\n[x](http://example.lk)", 3, /begin a link with/],
    ["## A\n\n[x](//example.lk)", 3, /begin a link with/],
    ["## A\n\n[x][y]\n\n[y]: ftp://example.lk", 5, /begin a link with/],
    ["## A\n\n<mailto:office@example.lk>", 3, /begin a link with/],
  ])("are reported with their line and the remedy: %j", (markdown, line, message) => {
    expect(problemsOf(markdown)).toContainEqual({ line, message: expect.stringMatching(message) })
  })

  it("do not include headings, lists, tables and allowed links", () => {
    const text =
      "## A\n\n### B\n\n- [in](/home)\n- [here](#a)\n- [out](https://example.lk)\n\n| A |\n| --- |\n| 1 |\n"
    expect(problemsOf(text)).toEqual([])
  })
})
