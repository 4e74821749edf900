import { Readable, type Transform } from "node:stream"
import { promisify } from "node:util"
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib"
import { bestEncoding } from "./content-encoding.ts"

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/**
 * The response, compressed as its request allows. A body with a known length is compressed in one go. Any other body is a
 * stream, such as the office's CSV: each chunk is flushed, so that a download begins at once.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!response.body || !isCompressible(response)) return response
  response.headers.append("vary", "accept-encoding")
  const encoding = bestEncoding(request.headers.get("accept-encoding") ?? "")
  if (encoding === "identity") return response
  const headers = new Headers(response.headers)
  headers.set("content-encoding", encoding)
  headers.delete("content-length")
  const { whole, stream } = COMPRESSORS[encoding]
  const { status, statusText } = response
  if (!response.headers.has("content-length"))
    return new Response(through(stream(), response.body), { status, statusText, headers })
  const bytes = await whole(new Uint8Array(await response.arrayBuffer()))
  headers.set("content-length", String(bytes.length))
  return new Response(bytes, { status, statusText, headers })
}

// On a page of 92 KB half of gzip's time, and a tenth less to send. Node's default, quality 11 and a window of four megabytes, is
// for what is compressed once; see pages/cached-page.ts.
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 }

const COMPRESSORS = {
  br: {
    whole: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: BROTLI }),
    stream: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: BROTLI }),
  },
  gzip: {
    whole: (bytes: Uint8Array) => promisify(gzip)(bytes),
    stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  },
}

function through(compressor: Transform, body: ReadableStream): ReadableStream<Uint8Array> {
  // Node's and the DOM's stream types are the same thing under two names.
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  source.on("error", (error) => compressor.destroy(error))
  compressor.on("close", () => source.destroy())
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>
}

/** Server-sent events: a compressor would hold each back until the next one. */
const EVENT_STREAM = "text/event-stream"

function isCompressible({ headers }: Response): boolean {
  const type = headers.get("content-type") ?? ""
  return COMPRESSIBLE.test(type) && !type.startsWith(EVENT_STREAM) && !headers.has("content-encoding")
}
