import { expect } from "vitest"
import type { Browser, Point } from "./browser.ts"

/** What somebody looks for: its role, and its words as they are seen or read out. */
export type Sought = { role: Role; name: string | RegExp; within?: string }
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

/** What the page says of one thing. `at` is its middle in the window, once it was scrolled there. */
export type Seen = { text: string; value: string; focused: boolean; checked: boolean; at: Point }

type Question = { selector: string; source: string; flags: string; within: string; value: string | null }

/** A person at a browser: finds things by their words, waits for what is to come, and uses mouse and keyboard. */
export class Visitor {
  readonly browser: Browser
  readonly #site: string

  constructor(browser: Browser, site: string) {
    this.browser = browser
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.browser.goto(new URL(path, this.#site).href)
    // A first page from a site gets a process of its own, whose empty page is complete before the site's page begins.
    await this.waitsFor(
      () =>
        document.readyState === "complete" &&
        document.URL !== "about:blank" &&
        !("left" in document.documentElement.dataset),
    )
  }

  /** Opens a page that React takes over, and waits until it has. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path)
    await this.hydrates()
  }

  async hydrates(): Promise<void> {
    await this.waitsFor(() => "hydrated" in document.documentElement.dataset)
  }

  async waitsFor<Args extends unknown[]>(is: (...args: Args) => boolean, ...args: Args): Promise<void> {
    const message = `${is} ${JSON.stringify(args)}`
    try {
      await expect.poll(() => this.#ask(is, ...args), { message, interval: 30 }).toBe(true)
    } catch (cause) {
      throw new Error(`${message}: waited for in vain on ${await this.#ask(pageAsItIs)}`, { cause })
    }
  }

  /** While a page gives way to the next one there is nobody to ask. */
  async #ask<Args extends unknown[], Answer>(script: (...args: Args) => Answer, ...args: Args) {
    return this.browser.evaluate(script, ...args).catch(() => undefined)
  }

  /** What can be seen of it now. A `value` is given to the field first. */
  look(
    role: Role,
    name: string | RegExp,
    within = "body",
    value: string | null = null,
  ): Promise<Seen | null | undefined> {
    const [source, flags] =
      typeof name === "string"
        ? [`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, ""]
        : [name.source, name.flags]
    return this.#ask(seek, { selector: SELECTORS[role], source, flags, within, value })
  }

  /** Waits until it is there to be seen. */
  async sees(role: Role, name: string | RegExp, within?: string): Promise<Seen> {
    let seen: Seen | null | undefined
    await expect
      .poll(async () => (seen = await this.look(role, name, within)), {
        message: `${role} ${name}`,
        interval: 30,
      })
      .toBeTruthy()
    return seen as Seen // the poll ended
  }

  async seesNo(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await expect
      .poll(() => this.look(role, name, within), { message: `no ${role} ${name}`, interval: 30 })
      .toBeNull()
  }

  async reads(words: string): Promise<void> {
    await this.waitsFor((words) => document.body.innerText.replaceAll("\u00a0", " ").includes(words), words)
  }

  async press(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await this.browser.press(await this.#stablePosition(role, name, within))
  }

  /** The element's position once it is stable: a font or a script that loads late moves the elements below it. */
  async #stablePosition(role: Role, name: string | RegExp, within?: string): Promise<Point> {
    let place = (await this.sees(role, name, within)).at
    await expect
      .poll(
        async () => {
          const before = place
          place = (await this.sees(role, name, within)).at
          return before.x === place.x && before.y === place.y
        },
        { message: `${role} ${name} keeps moving`, interval: 100 },
      )
      .toBe(true)
    return place
  }

  /** Types into a field of text as a person does. */
  async types(name: string | RegExp, text: string, within?: string): Promise<void> {
    await this.press("field", name, within)
    await this.browser.type(text)
    await expect.poll(async () => (await this.look("field", name, within))?.value).toBe(text)
  }

  /** Gives a field its value at once: each engine has controls of its own for dates and lists. */
  async fills(fields: Record<string, string>, within = "body"): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.sees("field", name, within)
      await this.look("field", name, within, value)
      expect((await this.look("field", name, within))?.value, name).toBe(value)
    }
  }

  address(): Promise<string> {
    return this.browser.evaluate(() => location.pathname + location.search)
  }
}

/** Runs in the page: what a person would want to know of it who was not there. */
function pageAsItIs(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("main input, main select, main textarea")]
  const filled = fields.filter(({ type, value }) => type !== "hidden" && type !== "checkbox" && value !== "")
  return JSON.stringify({
    address: location.href,
    isHydrated: "hydrated" in document.documentElement.dataset,
    filled: Object.fromEntries(filled.map(({ name, value }) => [name, value])),
    text: document.querySelector("main")?.innerText,
  })
}

/** Runs in the page. What is covered, hidden or of no size is not there. */
function seek({ selector, source, flags, within, value }: Question): Seen | null {
  const wanted = new RegExp(source, flags)
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
      // What lies far below the window is not laid out, and has no text to be seen yet.
      (element.textContent ?? "").replace(/\s+/g, " ").trim(),
      textOf(element.querySelector("h2, h3, b, span")),
    ].filter(Boolean)
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible"
  }
  for (const root of document.querySelectorAll(within))
    for (const element of root.querySelectorAll<HTMLInputElement>(selector)) {
      if (!namesOf(element).some((name) => wanted.test(name)) || !isSeen(element)) continue
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      if (value !== null) {
        // As the engine does it: React listens to the prototype's own setter.
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
