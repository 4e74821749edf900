import { existsSync } from "node:fs"
import { defineConfig, devices } from "@playwright/test"

// The first browser that is installed, otherwise Playwright's own. The headless shell comes before the complete
// browsers, because it takes half of the processor time.
const executablePath = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path))

const launchOptions = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}

// Pictures take half of the processor time of a page, so only the tests of pictures load them.
const withoutPictures = {
  launchOptions: { ...launchOptions, args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"] },
}
const desktop = { ...devices["Desktop Chrome"], ...withoutPictures }
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, ...withoutPictures }

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/browser",
  // One more than the two cores of the machines that it runs on: half of the time is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Long, because other programs may keep the machine busy; nothing here measures speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Half of a test's time, so that the error names the step that did not finish.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A zone that is neither ours nor UTC: a date that depends on the visitor's zone fails a test.
    timezoneId: "America/St_Johns",
    locale: "en-GB",
    // Without animations, which takes a quarter less time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions,
  },
  // `.desktop.spec.ts` runs on a desktop, `.pictures.spec.ts` there with pictures, `.scripts.spec.ts` on a desktop and on a phone with
  // scripts. Any other test runs on a desktop with scripts and on a phone without, which covers each width and each way of submitting.
  // The main journeys are also made as most visitors make them: on a phone with scripts and animations.
  projects: [
    { name: "desktop", use: desktop, testIgnore: /\.pictures\.spec/ },
    {
      name: "desktop with pictures",
      use: devices["Desktop Chrome"],
      testMatch: /\.pictures\.spec/,
    },
    {
      name: "phone",
      use: { ...phone, contextOptions: { reducedMotion: "no-preference" } },
      testMatch: [/\.scripts\.spec/, /\/journeys\.spec/],
    },
    {
      name: "phone without scripts",
      use: { ...phone, javaScriptEnabled: false },
      testIgnore: /\.(scripts|desktop|pictures)\.spec/,
    },
  ],
})
