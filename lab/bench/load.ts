import { execFile } from "node:child_process"
import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { hasProgram } from "./machine.ts"

export type Headers = Readonly<Record<string, string>>
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; ms: number }

type Load = { seconds: number; headers?: Headers; connections?: number }

export const BROWSER_HEADERS: Headers = { "accept-encoding": "gzip, deflate, br" }

/** Responses per second, with one request in flight on each connection. */
export async function requestsPerSecond(
  url: string,
  { seconds, headers = {}, connections = 16 }: Load,
): Promise<number> {
  return hasProgram("wrk")
    ? measureWithWrk(url, { seconds, headers, connections })
    : measureWithNode(url, { seconds, headers, connections })
}

export const loadToolName = () =>
  hasProgram("wrk") ? "wrk" : "a client in Node, which is itself slower than the server"

async function measureWithWrk(
  url: string,
  { seconds, headers, connections }: Required<Load>,
): Promise<number> {
  const duration = String(Math.max(1, Math.round(seconds)))
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    "--timeout=30s",
    `-c${connections}`,
    `-d${duration}s`,
    ...headerArguments,
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} had failed responses:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

async function measureWithNode(
  url: string,
  { seconds, headers, connections }: Required<Load>,
): Promise<number> {
  const start = performance.now()
  const endAt = start + seconds * 1000
  const counts = await runInParallel(connections, async (send) => {
    let count = 0
    for (; performance.now() < endAt; count++) await send(url, { headers })
    return count
  })
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

/** Requests the URLs in turn, `count` times in all. Each response must have status 200. */
export async function requestRepeatedly(
  urls: readonly string[],
  count: number,
  connections = 16,
  headers = BROWSER_HEADERS,
): Promise<void> {
  let startedCount = 0
  await runInParallel(connections, async (send) => {
    while (startedCount < count) {
      const url = urls[startedCount++ % urls.length] ?? ""
      const { status } = await send(url, { headers })
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  })
}

export type SendRequest = typeof sendRequest

/** Runs `count` sequences of requests at once, over connections that are kept alive. */
export async function runInParallel<T>(
  count: number,
  sequence: (send: SendRequest) => Promise<T>,
): Promise<T[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const send: SendRequest = (url, options) => sendRequest(url, { agent, ...options })
  try {
    return await Promise.all(Array.from({ length: count }, () => sequence(send)))
  } finally {
    agent.destroy()
  }
}

/** Starts `perSecond` calls a second without waiting for earlier ones, as independent visitors do. */
export async function callAtRate<T>(
  perSecond: number,
  seconds: number,
  call: (send: SendRequest) => Promise<T>,
): Promise<T[]> {
  const agent = new Agent({ keepAlive: true })
  const send: SendRequest = (url, options) => sendRequest(url, { agent, ...options })
  const start = performance.now()
  const calls: Promise<T>[] = []
  for (let i = 0; i < perSecond * seconds; i++) {
    const earlyMs = start + (i * 1000) / perSecond - performance.now()
    if (earlyMs > 1) await sleep(earlyMs)
    calls.push(call(send))
  }
  const results = await Promise.all(calls)
  agent.destroy()
  return results
}

type SendOptions = { headers?: Headers; body?: string; agent?: Agent }

/** One request, with the raw bytes of its response. */
export function sendRequest(
  url: string,
  { headers = {}, body, agent }: SendOptions = {},
): Promise<HttpResponse> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST"
    const call = request(url, { method, headers: { ...headers }, ...(agent && { agent }) }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const ms = performance.now() - start
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
          ms,
        })
      })
    })
    // The server closed the idle connection just before the request. Browsers retry then, and so does this.
    call.on("error", (error: NodeJS.ErrnoException) =>
      call.reusedSocket && error.code === "ECONNRESET"
        ? resolve(sendRequest(url, { headers, ...(body !== undefined && { body }) }))
        : reject(error),
    )
    call.end(body)
  })
}
