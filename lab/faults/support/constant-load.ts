import { Agent, get } from "node:http"

/** A request without a complete response. `sentAt` is null if its connection was closed before it was sent. */
export type Cut = { sentAt: number | null; code: string }

/** Requests pages continuously on keep-alive connections, until a connection is closed or `isOver` returns true. */
export async function applyConstantLoad(
  url: string,
  { paths, connections, isOver }: { paths: readonly string[]; connections: number; isOver: () => boolean },
): Promise<{ answered: number; cut: Cut[] }> {
  let answered = 0
  const cut: Cut[] = []
  const ask = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = first; !isOver(); i++) {
      let sentAt: number | null = null
      const onSent = () => {
        sentAt = performance.now()
      }
      try {
        await answerOf(new URL(paths[i % paths.length] ?? "/", url), agent, onSent)
        answered++
      } catch (error) {
        cut.push({ sentAt, code: String(Object(error).code) })
        break
      }
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, i) => ask(i * 7)))
  return { answered, cut }
}

function answerOf(url: URL, agent: Agent, onSent: () => void): Promise<void> {
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
