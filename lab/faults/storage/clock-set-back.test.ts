import { afterEach, describe, expect, it, vi } from "vitest"
import { tokenIn } from "#tests/http/visitor-forms.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { clockAhead } from "../support/clock.ts"
import { countEmailsWith, submit, writeMessage } from "./message.ts"

const THREE_YEARS_SECONDS = 3 * 365 * 24 * 60 * 60
const UNREACHABLE_SERVICE = { CONTACT_FORM_URL: "http://127.0.0.1:9/nobody" }
const TWO_A_MINUTE = { INTAKE_PER_MINUTE: "2" }

let site: Site | null = null
afterEach(() => site?.remove())

describe("a clock that was years ahead and is set back", () => {
  it("delays no email, and accepts an earlier form at its second submission, despite the rate limit", async () => {
    const siteAhead = await startSite({
      ...UNREACHABLE_SERVICE,
      ...TWO_A_MINUTE,
      ...clockAhead(THREE_YEARS_SECONDS),
    })
    const waitingMessages = [await writeMessage(siteAhead.url), await writeMessage(siteAhead.url)]
    for (const message of waitingMessages) expect((await submit(siteAhead.url, message)).status).toBe(502)
    const earlierForm = await writeMessage(siteAhead.url)
    await siteAhead.stop()

    site = await startSite({ ...TWO_A_MINUTE, FORM_MIN_SECONDS: "2" }, siteAhead.dataDir)
    const restartedSite = site
    await vi.waitFor(
      async () => expect(countEmailsWith(await restartedSite.emails(), waitingMessages)).toEqual([1, 1]),
      {
        timeout: 30_000,
        interval: 200,
      },
    )
    const refused = await submit(restartedSite.url, earlierForm)
    expect(refused.status).toBe(422)
    expect(refused.page).toContain("press the button once more")
    const resubmittedForm = { ...earlierForm, form_token: tokenIn(refused.page) }
    expect((await submit(restartedSite.url, resubmittedForm)).status).toBe(303)
    expect(countEmailsWith(await restartedSite.emails(), [earlierForm])).toEqual([1])
  })
})
