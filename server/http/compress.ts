import { Readable, type Transform } from "node:stream"
import { promisify } from "node:util"
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib"
import { bestEncoding, type ContentEncoding } from "./content-encoding.ts"

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/**
 * Compresses a response as its request allows. A body with a known length is compressed in one go. Any other body is a
 * stream, such as the office's CSV: each chunk is flushed, so that a download begins at once.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!response.body || !isCompressible(response)) return response
  response.headers.append("vary", "accept-encoding")
  const encoding = bestEncoding(request.headers.get("accept-encoding") ?? "")
  if (encoding === "identity") return response
  const headers = new Headers(response.headers)
  headers.set("content-encoding", encoding)
  headers.delete("content-length")
  const { status, statusText } = response
  if (!response.headers.has("content-length"))
    return new Response(pipeThrough(streamCompressor(encoding), response.body), {
      status,
      statusText,
      headers,
    })
  const bytes = await compressWhole(encoding, Buffer.from(await response.arrayBuffer()), "quick")
  headers.set("content-length", String(bytes.length))
  return new Response(new Uint8Array(bytes), { status, statusText, headers })
}

/**
 * The compression levels. `quick` is for a response that a visitor waits for, `best` for one that is compressed once and sent
 * often.
 */
export type Quality = "quick" | "best"

// A small window, because a large one takes longer to allocate than a page takes to compress. Quality 5 needs half a millisecond
// more than quality 3 for a page of 110 KB, and makes it a tenth smaller. Quality 9 needs ten times as long for one more per
// cent.
const BROTLI = {
  quick: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  best: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
}
const GZIP_LEVEL = { quick: constants.Z_BEST_SPEED, best: constants.Z_BEST_COMPRESSION }

/** Compresses in the thread pool. */
export function compressWhole(
  encoding: Exclude<ContentEncoding, "identity">,
  bytes: Buffer,
  quality: Quality,
): Promise<Buffer> {
  if (encoding === "br") return promisify(brotliCompress)(bytes, { params: BROTLI[quality] })
  return promisify(gzip)(bytes, { level: GZIP_LEVEL[quality] })
}

function streamCompressor(encoding: Exclude<ContentEncoding, "identity">): Transform {
  return encoding === "br"
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI.quick })
    : createGzip({ flush: constants.Z_SYNC_FLUSH })
}

function pipeThrough(compressor: Transform, body: ReadableStream): ReadableStream<Uint8Array> {
  // Node's and the DOM's stream types describe the same object.
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  source.on("error", (error) => compressor.destroy(error))
  compressor.on("close", () => source.destroy())
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>
}

/** Server-sent events are not compressed: a compressor buffers each event until the next one. */
const EVENT_STREAM = "text/event-stream"

function isCompressible({ headers }: Response): boolean {
  const type = headers.get("content-type") ?? ""
  return COMPRESSIBLE.test(type) && !type.startsWith(EVENT_STREAM) && !headers.has("content-encoding")
}
