import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { InboxListener } from "#domain/enquiry/inbox-updates.ts"
import { eventStream } from "./event-stream.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream with its subscribed listener and its reader. */
function openStream(isSignedIn: () => Promise<boolean> = async () => true) {
  const listeners = new Set<InboxListener>()
  const updates = {
    listen(listener: InboxListener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const stream = eventStream({ updates, sessionId: "a", lastVersion: "one", isSignedIn })
  if (!stream) throw new Error("too many listeners")
  const [listener] = listeners
  if (!listener) throw new Error("not subscribed")
  return { listener, listeners, reader: stream.getReader() }
}

type Reader = ReturnType<typeof openStream>["reader"]

async function readAll(reader: Reader): Promise<string> {
  let text = ""
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    text += new TextDecoder().decode(chunk.value)
  return text
}

it("sends the reconnection time, each version, and a heartbeat", async () => {
  const { listener, listeners, reader } = openStream()
  listener.send("two")
  await vi.advanceTimersByTimeAsync(15_000)
  listener.end("stopping")
  expect(await readAll(reader)).toBe("retry: 5000\n\nid: two\nevent: change\ndata: list\n\n: still here\n\n")
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it("sends an event before it is ended because the session has a newer listener", async () => {
  const { listener, reader } = openStream()
  listener.end("tooManyTabs")
  expect(await readAll(reader)).toBe("retry: 5000\n\nevent: elsewhere\ndata: list\n\n")
})

it.each([
  ["the session has ended", async () => false],
  ["the session cannot be checked", () => Promise.reject(new Error("no connection to the database"))],
])("ends within a minute when %s", async (_, isSignedIn) => {
  const { listeners, reader } = openStream(isSignedIn)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await readAll(reader)).toBe("retry: 5000\n\n")
  expect(listeners.size).toBe(0)
})

it("unsubscribes when its reader cancels", async () => {
  const { listener, listeners, reader } = openStream()
  await reader.cancel()
  expect(listeners.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(() => listener.send("two")).not.toThrow()
})

it("ends instead of buffering without limit if its reader does not read", async () => {
  const { listener, listeners } = openStream()
  for (let i = 0; i < 1_000; i++) listener.send(String(i))
  expect(listeners.size).toBe(0)
})

it("is null if there are too many listeners", () => {
  const updates = { listen: () => null }
  expect(eventStream({ updates, sessionId: "a", lastVersion: null, isSignedIn: async () => true })).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
