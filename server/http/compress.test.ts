import { randomBytes } from "node:crypto"
import { setImmediate as turn } from "node:timers/promises"
import { gunzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { compressed } from "./compress.ts"

const gzipRequest = new Request("http://localhost/", { headers: { "accept-encoding": "gzip" } })
const PIECE = 10_000

/** A long incompressible response; `taken` counts the chunks that were read. */
function long(type: string) {
  const taken = { pieces: 0 }
  const body = new ReadableStream({
    pull(controller) {
      if (++taken.pieces > 2_000) return controller.close()
      controller.enqueue(new Uint8Array(randomBytes(PIECE)))
    },
  })
  return { taken, response: new Response(body, { headers: { "content-type": type } }) }
}

it("reads a long response no further than its client does", async () => {
  const { taken, response } = long("text/csv; charset=utf-8")
  const { body } = await compressed(gzipRequest, response)
  for (let i = 0; i < 1_000; i++) await turn()
  expect(taken.pieces).toBeLessThan(100)
  const reader = body?.getReader()
  for (let bytes = 0; bytes < 200 * PIECE; ) bytes += (await reader?.read())?.value?.length ?? 0
  expect(taken.pieces).toBeGreaterThanOrEqual(200)
  await reader?.cancel()
})

it("compresses a stream without losing or changing any of it", async () => {
  const sent = Array.from({ length: 300 }, (_, i) => `${i},`.repeat(i * 7))
  const body = new ReadableStream({
    start(controller) {
      for (const text of sent) controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  const response = new Response(body, { headers: { "content-type": "text/csv" } })
  const answer = await compressed(gzipRequest, response)
  expect(answer.headers.get("content-encoding")).toBe("gzip")
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(sent.join(""))
})

it("does not compress server-sent events", async () => {
  const { response } = long("text/event-stream")
  expect(await compressed(gzipRequest, response)).toBe(response)
  expect(response.headers.has("vary")).toBe(false)
  await response.body?.cancel()
})
