import sharp from "sharp"
import { viewOf } from "#tests/support/document.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

/** The fields of the form with a version on a page, as a browser would submit them unchanged. */
export async function fieldsAt(browser: StaffBrowser, path: string): Promise<Record<string, string>> {
  const view = viewOf(await (await browser.open(path)).text())
  const form = view.one('form:has([name="version"])') as HTMLFormElement
  const shown = viewOf(form)
  const fields: Record<string, string> = {}
  for (const control of form.elements) {
    const { type, name, checked, tagName } = control as HTMLInputElement
    if (type === "checkbox" && !checked) continue
    if (tagName !== "BUTTON" && name) fields[name] ??= shown.value(name)
  }
  delete fields.after
  return fields
}

/** A form with files of these contents, all of the type of a photo; a name is given where a test needs one. */
export function files(...contents: (Buffer | [name: string, Buffer])[]): FormData {
  const form = new FormData()
  for (const content of contents) {
    const [name, bytes] = Array.isArray(content) ? content : ["van.jpg", content]
    form.append("photos", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name)
  }
  return form
}

/** A photo of one colour. */
export function jpeg(background: string, width = 800): Promise<Buffer> {
  return sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
