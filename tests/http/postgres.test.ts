import { expect, it } from "vitest"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { startSite } from "#tests/support/site.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

describeOnPostgres("the whole site on PostgreSQL", (_open, locate) => {
  it("shows the fleet, accepts a message once, and has both after a restart", async () => {
    const location = locate()
    if (!("url" in location)) throw new Error("this suite runs on PostgreSQL")
    const settings = { DATABASE_URL: location.url }
    const first = await startSite(settings)
    const page = async (url: string) => (await fetch(url)).text()
    const van = "Toyota KDH Hi-Roof Van 14 Seater"
    expect(await page(`${first.url}/carlist/vans`)).toContain(van)
    const fields = { ...CONTACT, form_token: tokenIn(await page(`${first.url}/contact`)) }
    const sendResponse = await post(`${first.url}/contact`, fields)
    expect(sendResponse.status).toBe(303)
    await first.kill()

    const second = await startSite(settings, first.dataDir)
    expect(await page(`${second.url}/carlist/vans`)).toContain(van)
    const again = await post(`${second.url}/contact`, fields)
    expect(again.headers.get("location")).toBe(sendResponse.headers.get("location"))
    expect(await second.emails()).toHaveLength(1)
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    await second.remove()
  })
})
