/** Where on the page something is, in pixels of the window. */
export type Point = { x: number; y: number }

export type Window = { width: number; height: number }

/** What a key is called, where it is no letter. */
export type Key = "Enter" | "Escape" | "Tab" | "Backspace" | "End" | "ArrowDown"

/** One window of one browser: the little that every driver can do. Everything else is worked out from it in `visitor.ts`. */
export type Browser = {
  /** What it is and which version, for the report. */
  name: string
  /** Asks for a page. The one that is left may say so by `data-left`. */
  goto: (address: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Runs a function in the page; what it is given and what it answers is JSON. A promise is waited for. */
  evaluate: <Args extends unknown[], Answer>(
    script: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>
  /** Presses the main button of the mouse there. */
  press: (point: Point) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  resize: (window: Window) => Promise<void>
  close: () => Promise<void>
}

/** A browser that may not be on this machine. */
export type Engine = {
  name: string
  /** What is missing of it here, by name; nothing where it can run. */
  missing: () => string[]
  open: () => Promise<Browser>
}
