import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import type { Message } from "./accepted.ts"

/** The HTML of a page. `name` says how it was requested. */
export type HtmlPage = { name: string; html: string }

const JAR = join(import.meta.dirname, "../../tools/nu-checker/node_modules/vnu-jar/build/dist/vnu.jar")
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024

export function isJavaInstalled(): boolean {
  return spawnSync("java", ["-version"]).status === 0
}

/** Checks all pages in one Java process, because each start of the checker takes seconds. */
export function checkPages(pages: readonly HtmlPage[]): Message[] {
  const folder = mkdtempSync(join(tmpdir(), "rental-html-"))
  try {
    pages.forEach(({ html }, index) => {
      writeFileSync(join(folder, `${index}.html`), html)
    })
    const options = ["--format", "json", "--stdout", "--exit-zero-always", "--skip-non-html"]
    const { stdout, stderr, status } = spawnSync("java", ["-Xss2m", "-jar", JAR, ...options, folder], {
      encoding: "utf8",
      maxBuffer: OUTPUT_LIMIT_BYTES,
    })
    if (status !== 0) throw new Error(`the Nu checker ended with ${status}: ${stderr.slice(0, 1000)}`)
    return readMessages(stdout, pages)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Report = {
  messages: { url?: string; type: string; subType?: string; message: string; extract?: string }[]
}

function readMessages(json: string, pages: readonly HtmlPage[]): Message[] {
  const report: Report = JSON.parse(json)
  return report.messages
    .filter(({ type, subType }) => type !== "info" || subType === "warning")
    .map(({ url = "", type, message, extract = "" }) => ({
      page: pages[Number.parseInt(basename(url), 10)]?.name ?? url,
      type: type === "info" ? "warning" : "error",
      message,
      extract,
    }))
}
