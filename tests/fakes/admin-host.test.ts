import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { AdminHostFake } from "./admin-host.ts"

let host: AdminHostFake
let origin: string

beforeEach(async () => {
  host = new AdminHostFake()
  origin = await host.start()
})

afterEach(() => host.stop())

const postBehaviour = (body: unknown) =>
  fetch(`${origin}/behaviour`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

describe("the fake admin host", () => {
  it("accepts a failure mode for one call as JSON, without changing the other calls", async () => {
    expect(
      (await postBehaviour({ call: "vehicles", behaviour: { kind: "failing", status: 503 } })).status,
    ).toBe(204)
    expect((await fetch(`${origin}/api/product/allProduts`)).status).toBe(503)
    expect((await fetch(`${origin}/api/vehicle/services`)).status).toBe(200)
  })

  it("accepts a failure mode for all calls from the form of its page, and redirects back to it", async () => {
    const body = new URLSearchParams({ call: "all", behaviour: '{"kind":"failing","status":500}' })
    const response = await fetch(`${origin}/behaviour`, { method: "POST", body })
    expect(response.url).toBe(`${origin}/`)
    expect((await response.text()).match(/500/g)?.length).toBeGreaterThanOrEqual(4)
    expect((await fetch(`${origin}/api/vehicle/services`)).status).toBe(500)
  })

  it.each([
    { call: "vehicles" },
    { call: "everything", behaviour: { kind: "normal" } },
    { call: "all", behaviour: { kind: "sleepy" } },
    "not a behaviour",
  ])("refuses %j and changes nothing", async (wrong) => {
    expect((await postBehaviour(wrong)).status).toBe(400)
    expect((await fetch(`${origin}/api/vehicle/services`)).status).toBe(200)
  })

  it("omits exactly the given fields", async () => {
    const whole = (await (await fetch(`${origin}/api/vehicle/services`)).json())[0]
    await postBehaviour({ call: "services", behaviour: { kind: "omitting", fields: ["price"] } })
    const { price, ...rest } = whole
    expect((await (await fetch(`${origin}/api/vehicle/services`)).json())[0]).toEqual(rest)
    expect(price).toBe(5500)
  })

  it("lists the calls it received, with escaped values", async () => {
    await fetch(`${origin}/api/product/details?id=${encodeURIComponent("<script>")}`)
    expect(host.calls).toMatchObject([{ call: "details", id: "<script>", outcome: "completed" }])
    expect(await (await fetch(origin)).text()).not.toContain("<script>")
  })

  it("serves the pictures of the vehicles", async () => {
    const [vehicle] = await (await fetch(`${origin}/api/product/allProduts`)).json()
    const picture = await fetch(`${origin}/${vehicle.image_path}`)
    expect(picture.headers.get("content-type")).toBe("image/svg+xml")
    expect(await picture.text()).toContain("<svg")
  })
})
