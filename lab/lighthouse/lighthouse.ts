import { createRequire } from "node:module"
import { pathToFileURL } from "node:url"
import { chromium } from "@playwright/test"
import playwright from "../../playwright.config.ts"
import type { LighthouseReport } from "./page-report.ts"

type Visit = (url: string) => Promise<LighthouseReport>

/** On a busy machine a trace sometimes lacks its start (NO_NAVSTART). */
const MAX_RETRIES = 2

/** Runs `measure` with one browser. Each visit starts without cache and storage, as Lighthouse's default phone. */
export async function withLighthouse<T>(measure: (visit: Visit) => Promise<T>): Promise<T> {
  const { launch } = await load<ChromeLauncher>("chrome-launcher")
  const { default: lighthouse } = await load<Lighthouse>("lighthouse")
  const chrome = await launch(chromeOptions())
  try {
    return await measure(async (url) => {
      // The not-found page answers 404, and is measured like any other.
      const visit = async () =>
        (await lighthouse(url, { port: chrome.port, ignoreStatusCode: true, logLevel: "error" })).lhr
      let report = await visit()
      for (let retries = MAX_RETRIES; report.runtimeError && retries > 0; retries--) {
        console.error(`${url} is visited again: ${report.runtimeError.message}`)
        report = await visit()
      }
      return report
    })
  } finally {
    chrome.kill()
  }
}

/** Options to launch the browser that the browser tests use. */
function chromeOptions() {
  const { executablePath, args = [] } = playwright.use?.launchOptions ?? {}
  return {
    chromePath: executablePath ?? chromium.executablePath(),
    chromeFlags: ["--headless=new", ...args],
    logLevel: "error",
  }
}

// Lighthouse has a manifest of its own, so Node does not find it by name.
const lighthouseRequire = createRequire(new URL("../../tools/lighthouse/", import.meta.url))

type ChromeLauncher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> }
type Lighthouse = { default: (url: string, flags: object) => Promise<{ lhr: LighthouseReport }> }

function load<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(lighthouseRequire.resolve(name)).href)
}
