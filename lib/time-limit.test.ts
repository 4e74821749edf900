import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { timeLimit, unlessAborted, withinTime } from "./time-limit.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

describe("a time limit", () => {
  it("comes when its time is over, and not before", () => {
    const { signal } = timeLimit(1_000)
    vi.advanceTimersByTime(999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.aborted).toBe(true)
  })

  it("comes with what breaks it off sooner, also where that was before", () => {
    const sooner = new AbortController()
    const { signal } = timeLimit(1_000, sooner.signal)
    sooner.abort()
    expect(signal.aborted).toBe(true)
    expect(timeLimit(1_000, sooner.signal).signal.aborted).toBe(true)
  })

  it("never comes once it is ended, and holds nothing any more", () => {
    const sooner = new AbortController()
    const { signal, end } = timeLimit(1_000, sooner.signal)
    end()
    expect(vi.getTimerCount()).toBe(0)
    sooner.abort()
    expect(signal.aborted).toBe(false)
  })
})

describe("work within its time", () => {
  it("comes to what it came to, and leaves no timer behind", async () => {
    expect(await withinTime(1_000, "late", async () => "done")).toBe("done")
    expect(vi.getTimerCount()).toBe(0)
  })

  it("fails as it failed, and leaves no timer behind", async () => {
    const failing = async () => Promise.reject(new Error("no"))
    await expect(withinTime(1_000, "late", failing)).rejects.toThrow("no")
    expect(vi.getTimerCount()).toBe(0)
  })

  it("is told that it takes too long, and waited for no longer", async () => {
    let limit: AbortSignal | undefined
    const outcome = withinTime(1_000, "late", (signal) => {
      limit = signal
      return never
    })
    vi.advanceTimersByTime(1_000)
    expect(await outcome).toBe("late")
    expect(limit?.aborted).toBe(true)
  })
})

it("what is broken off already comes to what stands for it", async () => {
  expect(await unlessAborted(AbortSignal.abort(), "instead", never)).toBe("instead")
})
