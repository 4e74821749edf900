import { createRequire } from "node:module"
import { pathToFileURL } from "node:url"
import { chromium } from "@playwright/test"
import playwright from "../../playwright.config.ts"
import type { LighthouseReport } from "./page-report.ts"

type Visit = (url: string) => Promise<LighthouseReport>

/** On a busy machine the recording of a visit sometimes lacks its beginning (NO_NAVSTART). */
const MORE_TRIES = 2

/** One browser for all visits; each begins without cache and storage, as Lighthouse's default phone. */
export async function withLighthouse<T>(look: (visit: Visit) => Promise<T>): Promise<T> {
  const { launch } = await load<ChromeLauncher>("chrome-launcher")
  const { default: lighthouse } = await load<Lighthouse>("lighthouse")
  const chrome = await launch(browser())
  try {
    return await look(async (url) => {
      // A page that is not found answers 404, and is looked at like any other.
      const visit = async () =>
        (await lighthouse(url, { port: chrome.port, ignoreStatusCode: true, logLevel: "error" })).lhr
      let report = await visit()
      for (let left = MORE_TRIES; report.runtimeError && left > 0; left--) {
        console.error(`${url} is visited once more: ${report.runtimeError.message}`)
        report = await visit()
      }
      return report
    })
  } finally {
    chrome.kill()
  }
}

/** The browser that the browser tests use. */
function browser() {
  const { executablePath, args = [] } = playwright.use?.launchOptions ?? {}
  return {
    chromePath: executablePath ?? chromium.executablePath(),
    chromeFlags: ["--headless=new", ...args],
    logLevel: "error",
  }
}

// Installed by a manifest of its own, where neither Node nor the types look for it.
const installed = createRequire(new URL("../../tools/lighthouse/", import.meta.url))

type ChromeLauncher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> }
type Lighthouse = { default: (url: string, flags: object) => Promise<{ lhr: LighthouseReport }> }

function load<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(installed.resolve(name)).href)
}
