import { Readable, Transform } from "node:stream"
import { constants, createGzip } from "node:zlib"

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/**
 * The response as gzip where the visitor's browser takes it. Gzip and not brotli, because pages are made as they
 * are sent: brotli costs two to four times as much there. Every chunk is flushed, so that a page that is streamed
 * is seen as it grows.
 */
export function compressed(request: Request, response: Response): Response {
  if (!response.body || !isCompressible(request, response)) return response
  const headers = new Headers(response.headers)
  headers.set("content-encoding", "gzip")
  headers.append("vary", "accept-encoding")
  headers.delete("content-length")
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  // Node's and the DOM's stream types are the same thing under two names.
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  source.on("error", (error) => gzip.destroy(error))
  gzip.on("close", () => source.destroy())
  const body = Readable.toWeb(source.pipe(gathered()).pipe(gzip)) as ReadableStream<Uint8Array>
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

/**
 * What comes within one turn of the event loop goes on as one piece: React hands over two kilobytes at a time, and each
 * piece that is compressed and flushed by itself is a call of its own.
 */
function gathered(): Transform {
  let pieces: Uint8Array[] = []
  const passOn = (stream: Transform) => {
    if (pieces.length > 0) stream.push(Buffer.concat(pieces))
    pieces = []
  }
  return new Transform({
    transform(piece, _, done) {
      if (pieces.push(piece) === 1) setImmediate(passOn, this)
      done()
    },
    flush(done) {
      passOn(this)
      done()
    },
  })
}

function isCompressible(request: Request, response: Response): boolean {
  const accepts = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(request.headers.get("accept-encoding") ?? "")
  const type = response.headers.get("content-type") ?? ""
  return accepts && COMPRESSIBLE.test(type) && !response.headers.has("content-encoding")
}
