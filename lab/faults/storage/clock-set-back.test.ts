import { afterEach, describe, expect, it, vi } from "vitest"
import { tokenIn } from "#tests/http/browser.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { clockAhead } from "../support/clock.ts"
import { emailsWith, submit, writeMessage } from "./message.ts"

const THREE_YEARS = 3 * 365 * 24 * 60 * 60
const UNREACHABLE = { CONTACT_FORM_URL: "http://127.0.0.1:9/nobody" }
const TWO_A_MINUTE = { INTAKE_PER_MINUTE: "2" }

let site: Site | null = null
afterEach(() => site?.remove())

describe("a clock that was years ahead and is set back", () => {
  it("delays no email, and accepts new forms at once and an earlier form at its second submission", async () => {
    const ahead = await startSite({ ...UNREACHABLE, ...TWO_A_MINUTE, ...clockAhead(THREE_YEARS) })
    const waiting = [await writeMessage(ahead.url), await writeMessage(ahead.url)]
    for (const message of waiting) expect((await submit(ahead.url, message)).status).toBe(502)
    const shownBefore = await writeMessage(ahead.url)
    await ahead.stop()

    site = await startSite({ ...TWO_A_MINUTE, FORM_MIN_SECONDS: "2" }, ahead.dataDir)
    const now = site
    await vi.waitFor(async () => expect(emailsWith(await now.emails(), waiting)).toEqual([1, 1]), {
      timeout: 30_000,
      interval: 200,
    })
    const refused = await submit(now.url, shownBefore)
    expect(refused.status).toBe(422)
    expect(refused.page).toContain("press the button once more")
    const again = { ...shownBefore, form_token: tokenIn(refused.page) }
    expect((await submit(now.url, again)).status).toBe(303)
    expect(emailsWith(await now.emails(), [shownBefore])).toEqual([1])
  })
})
