import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { AdminHostFake } from "./admin-host.ts"

let host: AdminHostFake
let origin: string

beforeEach(async () => {
  host = new AdminHostFake()
  origin = await host.start()
})

afterEach(() => host.stop())

const order = (body: unknown) =>
  fetch(`${origin}/mood`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

describe("the fake admin host", () => {
  it("takes a mood for one call from a program, and leaves the others well", async () => {
    expect((await order({ call: "vehicles", mood: { kind: "failing", status: 503 } })).status).toBe(204)
    expect((await fetch(`${origin}/api/product/allProduts`)).status).toBe(503)
    expect((await fetch(`${origin}/api/vehicle/services`)).status).toBe(200)
  })

  it("takes a mood for all calls from its page, and comes back to it", async () => {
    const body = new URLSearchParams({ call: "all", mood: '{"kind":"failing","status":500}' })
    const answer = await fetch(`${origin}/mood`, { method: "POST", body })
    expect(answer.url).toBe(`${origin}/`)
    expect((await answer.text()).match(/500/g)?.length).toBeGreaterThanOrEqual(4)
    expect((await fetch(`${origin}/api/vehicle/services`)).status).toBe(500)
  })

  it.each([
    { call: "vehicles" },
    { call: "everything", mood: { kind: "well" } },
    { call: "all", mood: { kind: "sleepy" } },
    "not an order",
  ])("refuses %j and stays as it was", async (wrong) => {
    expect((await order(wrong)).status).toBe(400)
    expect((await fetch(`${origin}/api/vehicle/services`)).status).toBe(200)
  })

  it("leaves out the fields it is told to, and no others", async () => {
    const whole = (await (await fetch(`${origin}/api/vehicle/services`)).json())[0]
    await order({ call: "services", mood: { kind: "lacking", fields: ["price"] } })
    const { price, ...rest } = whole
    expect((await (await fetch(`${origin}/api/vehicle/services`)).json())[0]).toEqual(rest)
    expect(price).toBe(5500)
  })

  it("remembers what it was asked, and shows it without running what a visitor wrote", async () => {
    await fetch(`${origin}/api/product/details?id=${encodeURIComponent("<script>")}`)
    expect(host.asked).toMatchObject([{ call: "details", id: "<script>", outcome: "answered" }])
    expect(await (await fetch(origin)).text()).not.toContain("<script>")
  })

  it("has the pictures of the vehicles", async () => {
    const [vehicle] = await (await fetch(`${origin}/api/product/allProduts`)).json()
    const picture = await fetch(`${origin}/${vehicle.image_path}`)
    expect(picture.headers.get("content-type")).toBe("image/svg+xml")
    expect(await picture.text()).toContain("<svg")
  })
})
