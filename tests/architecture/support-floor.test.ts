import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import packageFile from "../../package.json" with { type: "json" }

// docs/browsers.md lists the oldest supported browsers, and what happens without each newer feature in use.

/** Features that at least one of these browsers lacks. `light-dark()` is not listed, because the build replaces it. */
const NEWER_FEATURES: Readonly<Record<string, RegExp>> = {
  ":has()": /:has\(/,
  ":popover-open": /:popover-open/,
  "::details-content": /::details-content/,
  ":open": /:open\b/,
  ":state()": /:state\(/,
  ":user-invalid": /:user-(in)?valid/,
  "@scope": /@scope\b/,
  "@starting-style": /@starting-style/,
  "@view-transition": /@view-transition/,
  "view-transition-name": /view-transition-(name|class):/,
  "@property": /@property\b/,
  "@function": /@function\b/,
  "if()": /:[^;{}]*\bif\(/,
  "allow-discrete": /\b(allow-discrete|transition-behavior)\b/,
  "alternative text of content": /content:\s*"[^"]*"\s*\//,
  "anchor positioning": /\b(anchor|anchor-size)\(|\b(anchor-name|position-anchor|position-area):/,
  "position-try": /\bposition-try/,
  "animation-timeline": /\b(animation|scroll|view)-timeline/,
  "color-mix()": /color-mix\(/,
  "relative colours": /\b(rgb|hsl|oklch|oklab)\(from\b/,
  "content-visibility": /\bcontent-visibility:/,
  "style queries": /@container[^{]*style\(/,
  "field-sizing": /\bfield-sizing:/,
  "interpolate-size": /\binterpolate-size:/,
  "calc-size()": /\bcalc-size\(/,
  "linear()": /\blinear\(/,
  "mathematical functions": /:[^;{}"]*\b(round|mod|rem|hypot)\([^;{}]*;/,
  "reading-flow": /\breading-flow:/,
  "scrollbar-width": /\bscrollbar-(width|color|gutter):/,
  "sibling-index()": /\bsibling-(index|count)\(/,
  "text-box": /\btext-box/,
  "text-wrap": /\btext-wrap/,
  "overflow-clip-margin": /\boverflow-clip-margin:/,
  "scroll-state queries": /scroll-state\(/,
  subgrid: /\bsubgrid\b/,
  popover: /\bpopover=|\bpopoverTarget=/,
  "details name": /<details[^>]*\sname=/,
  "speculation rules": /"Speculation-Rules"/,
  "command, commandfor": /\b(commandFor|commandfor)=/,
  closedby: /\bclosedby=/i,
  interestfor: /\binterestfor=/i,
}

const files = globSync(["app/**/*.css", "app/**/*.tsx"]).filter((file) => !/\.test\.tsx$/.test(file))
const sources = files.map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""))
const browsersDoc = readFileSync("docs/browsers.md", "utf8")

describe("the support floor", () => {
  it("is the same in package.json and docs/browsers.md", () => {
    const rows = [...browsersDoc.matchAll(/^\| [^|]+ \| [^|]+ \| `([a-z_]+ [\d.]+)` \|$/gm)]
    expect(rows.map(([, browser]) => browser)).toEqual(packageFile.browserslist)
  })

  it("has a row in docs/browsers.md for exactly the newer features in use", () => {
    const usedFeatures = Object.keys(NEWER_FEATURES).filter((name) =>
      sources.some((source) => NEWER_FEATURES[name]?.test(source)),
    )
    const section = browsersDoc.split("## Newer than these browsers")[1]?.split("\n## ")[0] ?? ""
    const rows = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual(usedFeatures.toSorted())
  })
})
