import { randomBytes } from "node:crypto"
import { setImmediate as nextTurn } from "node:timers/promises"
import { gunzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { compressResponse } from "./compress.ts"

const gzipRequest = new Request("http://localhost/", { headers: { "accept-encoding": "gzip" } })
const CHUNK_BYTES = 10_000

/** A long incompressible response. `read` counts the chunks that were read. */
function longResponse(type: string) {
  const read = { chunks: 0 }
  const body = new ReadableStream({
    pull(controller) {
      if (++read.chunks > 2_000) return controller.close()
      controller.enqueue(new Uint8Array(randomBytes(CHUNK_BYTES)))
    },
  })
  return { read, response: new Response(body, { headers: { "content-type": type } }) }
}

it("reads a long response no further than its client does", async () => {
  const { read, response } = longResponse("text/csv; charset=utf-8")
  const { body } = await compressResponse(gzipRequest, response)
  for (let i = 0; i < 1_000; i++) await nextTurn() // time in which the compressor could read on
  expect(read.chunks).toBeLessThan(100)
  const reader = body?.getReader()
  for (let bytes = 0; bytes < 200 * CHUNK_BYTES; ) bytes += (await reader?.read())?.value?.length ?? 0
  expect(read.chunks).toBeGreaterThanOrEqual(200)
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
  const compressedResponse = await compressResponse(gzipRequest, response)
  expect(compressedResponse.headers.get("content-encoding")).toBe("gzip")
  expect(gunzipSync(Buffer.from(await compressedResponse.arrayBuffer())).toString()).toBe(sent.join(""))
})

it("does not compress server-sent events", async () => {
  const { response } = longResponse("text/event-stream")
  expect(await compressResponse(gzipRequest, response)).toBe(response)
  expect(response.headers.has("vary")).toBe(false)
  await response.body?.cancel()
})
