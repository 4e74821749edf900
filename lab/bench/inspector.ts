import type { Profiler } from "node:inspector"
import type { Site } from "#tests/support/site.ts"

/** Settings that enable Node's inspector. Throughput is measured without them. */
export const INSPECTOR_SETTINGS = { NODE_OPTIONS: "--inspect=127.0.0.1:0" }

/** Figures of a running server, read over Node's inspector. */
export type Inspector = {
  cpuSeconds: () => Promise<number>
  rssBytes: () => Promise<number>
  /** Memory in use after a garbage collection. */
  liveBytes: () => Promise<number>
  /** V8's heap after a garbage collection, without memory outside it, such as the bytes of cached pages. */
  liveHeapBytes: () => Promise<number>
  profile: (during: () => Promise<unknown>) => Promise<Profiler.Profile>
  close: () => void
}

type Call = <T>(method: string, params?: object) => Promise<T>

export async function openInspector(site: Site): Promise<Inspector> {
  const { call, close } = await connect(/Debugger listening on (ws:\S+)/.exec(site.output())?.[1] ?? "")
  const value = async (expression: string): Promise<number> => {
    const { result } = await call<{ result: { value: number } }>("Runtime.evaluate", { expression })
    return result.value
  }
  return {
    close,
    cpuSeconds: () => value("(({ user, system }) => (user + system) / 1e6)(process.cpuUsage())"),
    rssBytes: () => value("process.memoryUsage.rss()"),
    liveBytes: async () => {
      await call("HeapProfiler.collectGarbage")
      return value("(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())")
    },
    liveHeapBytes: async () => {
      await call("HeapProfiler.collectGarbage")
      return value("process.memoryUsage().heapUsed")
    },
    profile: async (during) => {
      await call("Profiler.enable")
      await call("Profiler.start")
      await during()
      const { profile } = await call<{ profile: Profiler.Profile }>("Profiler.stop")
      return profile
    },
  }
}

async function connect(url: string): Promise<{ call: Call; close: () => void }> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (result: unknown) => void>()
  let calls = 0
  socket.addEventListener("message", ({ data }) => {
    // a message of the inspector's protocol
    const { id, result } = JSON.parse(String(data)) as { id: number; result: unknown }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true })
    socket.addEventListener("error", reject, { once: true })
  })
  const call: Call = <T>(method: string, params: object = {}) => {
    const id = ++calls
    socket.send(JSON.stringify({ id, method, params }))
    // The type of a result is given by the inspector's protocol.
    return new Promise<T>((resolve) => waiting.set(id, resolve as (result: unknown) => void))
  }
  return { call, close: () => socket.close() }
}
