/** A position in the viewport, in CSS pixels. */
export type Point = { x: number; y: number }

export type Window = { width: number; height: number }

/** Keys other than letters. */
export type Key = "Enter" | "Escape" | "Tab" | "Backspace" | "End" | "ArrowDown"

/** One browser window: the few functions that every driver has. `visitor.ts` builds the rest on them. */
export type Browser = {
  /** Name and version, for the report. */
  name: string
  /** Navigates to a URL. The driver may mark the previous document with `data-left`, to tell when the next one has replaced it. */
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Runs a function in the page and awaits its result. Arguments and result must be JSON. */
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Clicks with the main mouse button. */
  click: (point: Point) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  pressKey: (key: Key) => Promise<void>
  resize: (window: Window) => Promise<void>
  close: () => Promise<void>
}

/** A browser engine that may not be installed. */
export type Engine = {
  name: string
  /** The names of missing packages; empty if the engine can run. */
  missingPackages: () => string[]
  open: () => Promise<Browser>
}
