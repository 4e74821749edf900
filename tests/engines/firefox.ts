import { existsSync } from "node:fs"
import puppeteer, { type LaunchOptions } from "puppeteer-core"
import type { Browser, Engine, Window } from "./browser.ts"

const WINDOW: Window = { width: 1280, height: 800 }

const EXECUTABLE_PATHS = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
]

const firstExisting = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Firefox, driven by WebDriver BiDi. `preferences` are Firefox's own, of about:config. */
export function firefox(preferences: Record<string, unknown> = {}): Engine {
  return {
    name: "Firefox",
    missingPackages: () => (firstExisting(EXECUTABLE_PATHS) ? [] : ["firefox-esr"]),
    open: () =>
      launch({
        browser: "firefox",
        executablePath: firstExisting(EXECUTABLE_PATHS),
        extraPrefsFirefox: {
          // Prevents network requests at start.
          "app.normandy.enabled": false,
          "browser.aboutwelcome.enabled": false,
          "network.captive-portal-service.enabled": false,
          "network.connectivity-service.enabled": false,
          ...preferences,
        },
      }),
  }
}

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: WINDOW, ...options })
  const page = await browser.newPage()
  return {
    name: await browser.version(),
    // Not the driver's navigation: Firefox reports no event for a page from the back/forward cache.
    goto: (url) =>
      page.evaluate((url) => {
        document.documentElement.dataset.left = ""
        location.assign(url)
      }, url),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])) as never, // puppeteer has other types for the same signature
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    resize: (window) => page.setViewport(window),
    close: () => browser.close(),
  }
}
