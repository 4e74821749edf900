import { execFile } from "node:child_process"
import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { hasProgram } from "./machine.ts"

export type Headers = Readonly<Record<string, string>>
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; ms: number }

type Load = { seconds: number; headers?: Headers; connections?: number }

export const BROWSER: Headers = { "accept-encoding": "gzip, deflate, br" }

/** Responses per second, with one request in flight on each connection. */
export async function requestsPerSecond(
  url: string,
  { seconds, headers = {}, connections = 16 }: Load,
): Promise<number> {
  return hasProgram("wrk")
    ? byWrk(url, { seconds, headers, connections })
    : byOurselves(url, { seconds, headers, connections })
}

export const loadTool = () =>
  hasProgram("wrk") ? "wrk" : "a client in Node, which is itself slower than the server"

async function byWrk(url: string, { seconds, headers, connections }: Required<Load>): Promise<number> {
  const duration = String(Math.max(1, Math.round(seconds)))
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    "--timeout=30s",
    `-c${connections}`,
    `-d${duration}s`,
    ...lines,
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} had failed responses:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

async function byOurselves(url: string, { seconds, headers, connections }: Required<Load>): Promise<number> {
  const start = performance.now()
  const until = start + seconds * 1000
  const counts = await inParallel(connections, async (ask) => {
    let count = 0
    for (; performance.now() < until; count++) await ask(url, { headers })
    return count
  })
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

/** Requests the URLs in turn, `count` times in all. Each response must have status 200. */
export async function askFor(
  urls: readonly string[],
  count: number,
  connections = 16,
  headers = BROWSER,
): Promise<void> {
  let started = 0
  await inParallel(connections, async (ask) => {
    while (started < count) {
      const url = urls[started++ % urls.length] ?? ""
      const { status } = await ask(url, { headers })
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  })
}

const MAX_CACHE_WAIT_S = 60

/**
 * Requests a page until it comes from the cache with the best compression.
 * @throws after a minute, as for a page that is never cached
 */
export async function untilCached(url: string): Promise<HttpResponse> {
  let last = await askOnce(url, { headers: BROWSER })
  for (let waited = 0; waited < MAX_CACHE_WAIT_S; waited++) {
    await sleep(1_000)
    const response = await askOnce(url, { headers: BROWSER })
    if (response.headers.etag && response.bytes.length < last.bytes.length) return response
    if (response.headers.etag && response.bytes.equals(last.bytes)) return response
    last = response
  }
  throw new Error(`${url} is not cached after ${MAX_CACHE_WAIT_S} s`)
}

export type Ask = typeof askOnce

/** Runs `count` sequences of requests at once, over connections that are kept alive. */
export async function inParallel<T>(count: number, sequence: (ask: Ask) => Promise<T>): Promise<T[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const ask: Ask = (url, options) => askOnce(url, { agent, ...options })
  try {
    return await Promise.all(Array.from({ length: count }, () => sequence(ask)))
  } finally {
    agent.destroy()
  }
}

/** Starts `perSecond` calls a second without waiting for earlier ones, as independent visitors do. */
export async function atRate<T>(
  perSecond: number,
  seconds: number,
  call: (ask: Ask) => Promise<T>,
): Promise<T[]> {
  const agent = new Agent({ keepAlive: true })
  const ask: Ask = (url, options) => askOnce(url, { agent, ...options })
  const start = performance.now()
  const calls: Promise<T>[] = []
  for (let i = 0; i < perSecond * seconds; i++) {
    const early = start + (i * 1000) / perSecond - performance.now()
    if (early > 1) await sleep(early)
    calls.push(call(ask))
  }
  const answers = await Promise.all(calls)
  agent.destroy()
  return answers
}

type AskOptions = { headers?: Headers; body?: string; agent?: Agent }

/** One request, with the raw bytes of its response. */
export function askOnce(url: string, { headers = {}, body, agent }: AskOptions = {}): Promise<HttpResponse> {
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
        ? resolve(askOnce(url, { headers, ...(body !== undefined && { body }) }))
        : reject(error),
    )
    call.end(body)
  })
}
