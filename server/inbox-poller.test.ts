import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { InboxListener } from "#domain/enquiry/inbox-updates.ts"
import { InboxPoller } from "./inbox-poller.ts"

const SECOND = 1_000

let version = "one"
let pollCount = 0
let pollError: Error | null = null
const listenerCounts: number[] = []
const failures: unknown[] = []

function open(): InboxPoller {
  return new InboxPoller({
    readVersion: async () => {
      pollCount++
      if (pollError) throw pollError
      return { version, newest: null }
    },
    onCount: (count) => listenerCounts.push(count),
    onFailure: (error) => failures.push(error),
  })
}

function listener(sessionId: string, lastVersion: string | null = "one") {
  const received: string[] = []
  const inboxListener: InboxListener = {
    sessionId,
    lastVersion,
    send: (version) => received.push(version),
    end: (reason) => received.push(`end: ${reason}`),
  }
  return { ...inboxListener, received }
}

beforeEach(() => {
  vi.useFakeTimers()
  version = "one"
  pollCount = 0
  pollError = null
  listenerCounts.length = 0
  failures.length = 0
})
afterEach(() => vi.useRealTimers())

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

describe("the inbox poller", () => {
  it("polls once for all listeners, and not without listeners", async () => {
    const poller = open()
    await passSeconds(60)
    expect(pollCount).toBe(0)
    const a = listener("a")
    const b = listener("b")
    const removeA = poller.listen(a)
    const removeB = poller.listen(b)
    await passSeconds(10.5)
    expect(pollCount).toBe(11)
    expect([a.received, b.received]).toEqual([[], []])
    removeA?.()
    removeB?.()
    await passSeconds(60)
    expect(pollCount).toBe(11)
    expect(listenerCounts).toEqual([1, 2, 1, 0])
  })

  it("sends each change once, and at once to a listener with another version", async () => {
    const poller = open()
    const upToDateListener = listener("a")
    const outdatedListener = listener("b", "none")
    const unknownListener = listener("c", null)
    for (const each of [upToDateListener, outdatedListener, unknownListener]) poller.listen(each)
    await passSeconds(0)
    expect([upToDateListener.received, outdatedListener.received, unknownListener.received]).toEqual([
      [],
      ["one"],
      ["one"],
    ])
    version = "two"
    await passSeconds(5)
    expect([upToDateListener.received, outdatedListener.received]).toEqual([["two"], ["one", "two"]])
  })

  it("continues after a failed poll, which is reported once", async () => {
    const poller = open()
    const a = listener("a")
    poller.listen(a)
    pollError = new Error("the database is away")
    await passSeconds(10)
    expect(failures).toEqual([pollError])
    pollError = null
    version = "two"
    await passSeconds(2)
    expect(a.received).toEqual(["two"])
    pollError = new Error("again")
    await passSeconds(2)
    expect(failures).toHaveLength(2)
  })

  it("ends the oldest of more than four listeners of a session", async () => {
    const poller = open()
    const otherListener = listener("b")
    poller.listen(otherListener)
    const tabs = Array.from({ length: 5 }, () => listener("a"))
    for (const tab of tabs) poller.listen(tab)
    expect(tabs.map(({ received }) => received)).toEqual([["end: tooManyTabs"], [], [], [], []])
    expect(otherListener.received).toEqual([])
    expect(listenerCounts.at(-1)).toBe(5)
  })

  it("has at most two hundred listeners", () => {
    const poller = open()
    const removers = Array.from({ length: 200 }, (_, i) => poller.listen(listener(`session ${i}`)))
    expect(removers).not.toContain(null)
    expect(poller.listen(listener("one more"))).toBeNull()
    removers[0]?.()
    expect(poller.listen(listener("one more"))).not.toBeNull()
  })

  it("ends all listeners when the site stops, and accepts no more", async () => {
    const poller = open()
    const a = listener("a")
    poller.listen(a)
    poller.close()
    expect(a.received).toEqual(["end: stopping"])
    expect(poller.listen(listener("b"))).toBeNull()
    await passSeconds(10)
    expect(pollCount).toBe(0)
  })
})
