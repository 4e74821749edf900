import { Agent, get } from "node:http"

/**
 * A request without a complete response. `sentAtMs` is a time of `performance.now()`, or null if the connection was
 * closed before the request was sent.
 */
export type AbortedRequest = { sentAtMs: number | null; code: string }

/** Requests pages continuously on keep-alive connections, until a connection is closed or `isFinished` returns true. */
export async function applyConstantLoad(
  url: string,
  {
    paths,
    connections,
    isFinished,
  }: { paths: readonly string[]; connections: number; isFinished: () => boolean },
): Promise<{ completed: number; aborted: AbortedRequest[] }> {
  let completed = 0
  const aborted: AbortedRequest[] = []
  const requestPages = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = first; !isFinished(); i++) {
      let sentAtMs: number | null = null
      const onSent = () => {
        sentAtMs = performance.now()
      }
      try {
        await waitForResponse(new URL(paths[i % paths.length] ?? "/", url), agent, onSent)
        completed++
      } catch (error) {
        aborted.push({ sentAtMs, code: String(Object(error).code) })
        break
      }
    }
    agent.destroy()
  }
  // Each connection begins at another page.
  await Promise.all(Array.from({ length: connections }, (_, i) => requestPages(i * 7)))
  return { completed, aborted }
}

function waitForResponse(url: URL, agent: Agent, onSent: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.once("end", resolve)
      response.once("error", reject)
    })
    request.once("finish", onSent)
    request.once("error", reject)
  })
}
