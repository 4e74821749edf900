import { setTimeout as sleep } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { FakeFormService } from "#tests/fakes/form-service.ts"
import { POLLING } from "#tests/support/polling.ts"
import { type SiteProcess, startSite } from "#tests/support/site.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

let service: FakeFormService
let site: SiteProcess
beforeEach(async () => {
  service = await FakeFormService.start()
})
afterEach(async () => {
  await site.remove()
  await service.stop()
})

const start = async (settings: Record<string, string> = {}) => {
  site = await startSite({ CONTACT_FORM_URL: `${service.url}/contact`, ...settings })
}

/** Submits a form whose service takes two seconds to respond, and waits until the service has the request. */
const submitSlowForm = async () => {
  service.setBehaviours("slow")
  const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
  const pendingResponse = post(`${site.url}/contact`, { ...CONTACT, form_token })
  pendingResponse.catch(() => {}) // callers that await it get the error
  await vi.waitUntil(() => service.received.length > 0, POLLING)
  return { pendingResponse }
}

describe("a stop signal", () => {
  it("ends the process after the response to a running form submission", async () => {
    await start()
    const { pendingResponse } = await submitSlowForm()
    // Under npm a Ctrl-C arrives twice: from the terminal, and forwarded by npm.
    site.signal("SIGINT")
    site.signal("SIGINT")
    const { status, headers } = await pendingResponse
    expect([status, headers.get("connection")]).toEqual([303, "close"])
    expect(await site.ended).toBe(0)
  })

  it("makes /readyz answer 503 while requests are still served, each on a connection that then closes", async () => {
    await start({ DRAIN_SECONDS: "2" })
    const readyStatus = async () => (await fetch(`${site.url}/readyz`)).status
    expect(await readyStatus()).toBe(200)
    site.signal("SIGTERM")
    await vi.waitUntil(async () => (await readyStatus()) === 503, POLLING)
    const page = await fetch(`${site.url}/home`)
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"])
    expect(await site.ended).toBe(0)
  })

  it("that is sent twice ends the process at once, without losing the enquiry", async () => {
    await start()
    const { pendingResponse } = await submitSlowForm()
    site.signal("SIGINT")
    await sleep(700) // within half a second, a second signal counts as the same one
    site.signal("SIGTERM")
    await expect(pendingResponse).rejects.toThrow()
    expect(await site.ended).toBe(1)
    const again = await startSite({}, site.dataDir)
    await again.stop()
    expect(again.output()).toMatch(/"count":1.*deliveries are waiting/)
  })
})
