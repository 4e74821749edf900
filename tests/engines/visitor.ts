import { expect } from "vitest"
import type { Browser, Point } from "./browser.ts"

export type Role = keyof typeof SELECTORS

const SELECTORS = {
  link: "a[href]",
  button: "button, input[type=submit]",
  field: "input:not([type=hidden]), textarea, select",
  label: "label",
  heading: "h1, h2, h3",
  summary: "summary",
  image: "img, svg[role=img]",
  alert: "[role=alert]",
  status: "[role=status]",
} as const

/** The state of an element. `at` is its centre in the viewport, after scrolling it into view. */
export type ElementState = { text: string; value: string; focused: boolean; checked: boolean; at: Point }

/** A search for an element by the pattern of its name. `value` is set in the element that is found; null: nothing is set. */
type Query = { selector: string; source: string; flags: string; within: string; value: string | null }

/** The number of checks in a row that find an element in the same place before a click: a long list still moves after scrolling. */
const STABLE_CHECKS = 8

/** A visitor at a browser: finds elements by role and name, waits for them, and uses mouse and keyboard. */
export class Visitor {
  readonly browser: Browser
  readonly #site: string

  constructor(browser: Browser, site: string) {
    this.browser = browser
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.browser.goto(new URL(path, this.#site).href)
    // A new origin gets a new process, whose empty document is complete before navigation starts.
    await this.waitsFor(
      () =>
        document.readyState === "complete" &&
        document.URL !== "about:blank" &&
        !("left" in document.documentElement.dataset),
    )
  }

  /** Opens a page and waits until its islands are hydrated. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path)
    await this.hydrates()
  }

  /** Waits until the islands of the page are hydrated. */
  async hydrates(): Promise<void> {
    await this.waitsFor(() => "hydrated" in document.documentElement.dataset)
  }

  async waitsFor<Args extends unknown[]>(
    condition: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const message = `${condition} ${JSON.stringify(args)}`
    try {
      await expect.poll(() => this.#evaluate(condition, ...args), { message, interval: 30 }).toBe(true)
    } catch (cause) {
      throw new Error(`${message}: timed out on ${await this.#evaluate(describePage)}`, { cause })
    }
  }

  /** During navigation there is no document, so the result is undefined. */
  async #evaluate<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
    return this.browser.evaluate(script, ...args).catch(() => undefined)
  }

  /** The current state of an element; null: there is none; undefined: the page is navigating. */
  find(role: Role, name: string | RegExp, within = "body"): Promise<ElementState | null | undefined> {
    return this.#findAndSet(role, name, within, null)
  }

  /** Like `find`, after setting the element's value unless it is null. */
  #findAndSet(
    role: Role,
    name: string | RegExp,
    within: string,
    value: string | null,
  ): Promise<ElementState | null | undefined> {
    const [source, flags] =
      typeof name === "string"
        ? [`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, ""]
        : [name.source, name.flags]
    return this.#evaluate(findInPage, { selector: SELECTORS[role], source, flags, within, value })
  }

  /** Waits until the element is visible. */
  async sees(role: Role, name: string | RegExp, within?: string): Promise<ElementState> {
    let seen: ElementState | null | undefined
    await expect
      .poll(async () => (seen = await this.find(role, name, within)), {
        message: `${role} ${name}`,
        interval: 30,
      })
      .toBeTruthy()
    return seen as ElementState // set once the poll has ended
  }

  /** Waits until no such element is visible. */
  async seesNo(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await expect
      .poll(() => this.find(role, name, within), { message: `no ${role} ${name}`, interval: 30 })
      .toBeNull()
  }

  /** Waits until the page shows the text. */
  async reads(text: string): Promise<void> {
    await this.waitsFor((text) => document.body.innerText.replaceAll("\u00a0", " ").includes(text), text)
  }

  async click(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await this.browser.click(await this.#stablePosition(role, name, within))
  }

  /** The element's position once it is stable: a font or a script that loads late moves the elements below it. */
  async #stablePosition(role: Role, name: string | RegExp, within?: string): Promise<Point> {
    let position = (await this.sees(role, name, within)).at
    let stableChecks = 0
    await expect
      .poll(
        async () => {
          const before = position
          position = (await this.sees(role, name, within)).at
          stableChecks = before.x === position.x && before.y === position.y ? stableChecks + 1 : 0
          return stableChecks
        },
        { message: `${role} ${name} does not stop moving`, interval: 100 },
      )
      .toBeGreaterThanOrEqual(STABLE_CHECKS)
    return position
  }

  /** Types into a text field with the keyboard. */
  async types(name: string | RegExp, text: string, within?: string): Promise<void> {
    await this.click("field", name, within)
    await this.browser.type(text)
    await expect.poll(async () => (await this.find("field", name, within))?.value).toBe(text)
  }

  /** Sets field values directly, because date and select controls differ between engines. */
  async fills(fields: Record<string, string>, within = "body"): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.sees("field", name, within)
      await this.#findAndSet("field", name, within, value)
      expect((await this.find("field", name, within))?.value, name).toBe(value)
    }
  }

  address(): Promise<string> {
    return this.browser.evaluate(() => location.pathname + location.search)
  }
}

/** Runs in the page. Describes its state for an error message. */
function describePage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("main input, main select, main textarea")]
  const filled = fields.filter(({ type, value }) => type !== "hidden" && type !== "checkbox" && value !== "")
  return JSON.stringify({
    address: location.href,
    isHydrated: "hydrated" in document.documentElement.dataset,
    filled: Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    text: document.querySelector("main")?.innerText,
  })
}

/** Runs in the page. Finds an element and sets its value if there is one. Ignores hidden elements and those without a size. */
function findInPage({ selector, source, flags, within, value }: Query): ElementState | null {
  const pattern = new RegExp(source, flags)
  // An SVG element has no innerText, and only form controls have labels.
  const textOf = (node: Element | null | undefined) =>
    ((node as HTMLElement | null)?.innerText ?? node?.textContent ?? "").replace(/\s+/g, " ").trim()
  const namesOf = (element: Element) => {
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? []
    return [
      element.getAttribute("aria-label") ?? "",
      by.map((id) => textOf(document.getElementById(id))).join(" "),
      element.getAttribute("alt") ?? "",
      ...[...((element as HTMLInputElement).labels ?? [])].map(textOf),
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) =>
        textOf(label.querySelector(":scope > span, :scope > b")),
      ),
      textOf(element),
      (element.textContent ?? "").replace(/\s+/g, " ").trim(),
      textOf(element.querySelector("h2, h3, b, span")),
    ].filter(Boolean)
  }
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible"
  }
  for (const root of document.querySelectorAll(within))
    for (const element of root.querySelectorAll<HTMLInputElement>(selector)) {
      if (!namesOf(element).some((name) => pattern.test(name)) || !isVisible(element)) continue
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      if (value !== null) {
        // Uses the prototype's setter, because React overrides that of the element.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value)
        element.dispatchEvent(new Event("input", { bubbles: true }))
        element.dispatchEvent(new Event("change", { bubbles: true }))
      }
      const { left, top, width, height } = element.getBoundingClientRect()
      return {
        text: textOf(element),
        value: element.value ?? "",
        focused: document.activeElement === element,
        checked: element.checked ?? false,
        at: { x: left + width / 2, y: top + height / 2 },
      }
    }
  return null
}
