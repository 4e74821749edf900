import { RouterContextProvider } from "react-router"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { wantsWholeContext } from "#app/context.ts"
import { patienceMs, settle } from "./settle.ts"

describe("settle", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("gives a value that comes in time", async () => {
    expect(await settle(100, Promise.resolve("vehicles"))).toEqual({ ready: true, value: "vehicles" })
  })

  it("gives the promise of a value that is late, not waiting for it", async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const settling = settle(100, promise)
    await vi.advanceTimersByTimeAsync(100)
    const settled = await settling
    if (settled.ready) throw new Error("it waited")
    resolve("vehicles")
    expect(await settled.promise).toBe("vehicles")
  })

  it("waits for ever where it is told to", async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const settling = settle(Number.POSITIVE_INFINITY, promise)
    await vi.advanceTimersByTimeAsync(60_000)
    resolve("vehicles")
    expect(await settling).toEqual({ ready: true, value: "vehicles" })
  })

  it("passes on a failure that comes in time", async () => {
    await expect(settle(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  })

  it("leaves no timer behind", async () => {
    await settle(100, Promise.resolve("vehicles"))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("a loader's patience", () => {
  const asked = (address: string) => new Request(`https://www.example.lk${address}`)

  it("is short for a visitor, who sees the page grow", () => {
    expect(patienceMs(asked("/home"), new RouterContextProvider())).toBe(100)
  })

  it("has no end for a visitor without scripts who asked for the whole page", () => {
    expect(patienceMs(asked("/home?wait=1"), new RouterContextProvider())).toBe(Number.POSITIVE_INFINITY)
  })

  it("has no end for a robot, which would else find a page without its vehicles' names", () => {
    const context = new RouterContextProvider()
    context.set(wantsWholeContext, true)
    expect(patienceMs(asked("/home"), context)).toBe(Number.POSITIVE_INFINITY)
  })
})
