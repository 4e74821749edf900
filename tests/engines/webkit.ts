import { type ChildProcess, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { freePort } from "#tests/support/free-port.ts"
import type { Browser, Engine, Key } from "./browser.ts"
import { WebDriver } from "./webdriver.ts"

// WebKitGTK, with Safari's engine. It has no headless mode, so it runs under Xvfb.

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver"
const XVFB = "/usr/bin/Xvfb"
const MINI_BROWSER = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
]

const KEYS: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Backspace: "\uE003",
  End: "\uE010",
  ArrowDown: "\uE015",
}

/** WebKitGTK, driven by plain W3C WebDriver. */
export function webkit(): Engine {
  const miniBrowser = MINI_BROWSER.find((path) => existsSync(path))
  return {
    name: "WebKit",
    missingPackages: () => [
      ...(existsSync(DRIVER) && miniBrowser ? [] : ["webkit2gtk-driver"]),
      ...(existsSync(XVFB) ? [] : ["xvfb"]),
    ],
    open: () => open(miniBrowser ?? ""),
  }
}

async function open(miniBrowser: string): Promise<Browser> {
  const screen = await startScreen()
  const port = await freePort()
  const driverProcess = spawn(DRIVER, ["-p", String(port)], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GTK_THEME: "Adwaita",
      GDK_BACKEND: "x11",
      // The sandbox does not work as root; there is no GPU and no accessibility bus.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
    },
  })
  const close = async () => {
    await driver.delete("").catch(() => {}) // the session may have ended already
    await terminate(driverProcess)
    await terminate(screen.process)
  }
  const driver = await WebDriver.connect(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
  })
  return { ...commandsOf(driver), name: driver.browser, close }
}

function commandsOf(driver: WebDriver): Omit<Browser, "name" | "close"> {
  const sendKeys = (actions: object[]) =>
    driver.post<void>("/actions", { actions: [{ type: "key", id: "keys", actions }] })
  const downAndUp = (value: string) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]
  return {
    goto: (url) => driver.post<void>("/url", { url }),
    back: () => driver.post<void>("/back", {}),
    forward: () => driver.post<void>("/forward", {}),
    evaluate: (script, ...args) => driver.evaluate(script, args),
    click: ({ x, y }) =>
      driver.post<void>("/actions", {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      }),
    type: (text) => sendKeys([...text].flatMap(downAndUp)),
    pressKey: (key) => sendKeys(downAndUp(KEYS[key])),
    // The window includes a toolbar, so it is resized a second time by the difference.
    resize: async ({ width, height }) => {
      await driver.post<void>("/window/rect", { x: 0, y: 0, width, height })
      const [shownWidth, shownHeight] = await driver.evaluate(() => [innerWidth, innerHeight] as const, [])
      await driver.post<void>("/window/rect", {
        x: 0,
        y: 0,
        width: 2 * width - shownWidth,
        height: 2 * height - shownHeight,
      })
    },
  }
}

/** Starts Xvfb, which chooses a free display number and prints it. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(String(chunk).trim()))
    child.once("error", reject)
    child.once("exit", () => reject(new Error("Xvfb ended before it was ready")))
  })
  return { display: `:${number}`, process: child }
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once("exit", resolve))
  child.kill("SIGTERM")
  await ended
}
