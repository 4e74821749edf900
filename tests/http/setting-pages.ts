import { type View, viewOf } from "#tests/support/document.ts"
import { hiddenValueIn } from "#tests/support/read-page.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

/** Markup that would run a script wherever a page does not escape it. */
export const HARMFUL_MARKUP = `</script><script>pwned()</script><img src=x>"'`

/** Whether markup became elements instead of text. */
export function isInjected({ element }: View): boolean {
  const scripts = [...element.querySelectorAll("script")].map(({ textContent }) => textContent)
  return element.querySelector('img[src="x"]') !== null || scripts.some((text) => text.startsWith("pwned"))
}

/** The pages of the office that edit the site, at paths below `/office/site`. */
export class SettingPages {
  readonly #browser: StaffBrowser

  constructor(browser: StaffBrowser) {
    this.#browser = browser
  }

  async open(path: string): Promise<View> {
    return viewOf(await (await this.#browser.open(`/office/site${path}`)).text())
  }

  /** The version of the setting that a page was rendered with. */
  async versionOf(path: string): Promise<string> {
    return hiddenValueIn(await (await this.#browser.open(`/office/site${path}`)).text(), "version")
  }

  /** Submits the fields of a form, with the current version unless the fields have one. */
  async save(path: string, fields: Record<string, string>): Promise<Response> {
    return this.#browser.submit(`/office/site${path}`, {
      act: "save",
      version: await this.versionOf(path),
      ...fields,
    })
  }

  /** Submits a button without fields. */
  async submit(path: string, act: string): Promise<Response> {
    return this.#browser.submit(`/office/site${path}`, { act, version: await this.versionOf(path) })
  }
}
