import { parseDocument, type View, writtenValue } from "#tests/support/document.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

/** The unchanged fields of the page's form that has a version, as a browser submits them. */
export async function fieldsAt(browser: StaffBrowser, path: string): Promise<Record<string, string>> {
  return fieldsOf(parseDocument(await (await browser.open(path)).text()))
}

/** The fields of the form that has a version. */
export function fieldsIn({ element }: View): Record<string, string> {
  return fieldsOf(element)
}

function fieldsOf(root: ParentNode): Record<string, string> {
  const form = root.querySelector<HTMLFormElement>('form:has([name="version"])')
  if (!form) throw new Error("the page has no form with a version")
  const fields: Record<string, string> = {}
  for (const control of form.elements) {
    // A select and a textarea have no `checked`, which is read of checkboxes only.
    const { type, name, checked, tagName } = control as HTMLInputElement
    if (type === "checkbox" && !checked) continue
    if (tagName !== "BUTTON" && name) fields[name] ??= writtenValue(control)
  }
  return fields
}
