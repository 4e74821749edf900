import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { ContentEncoding } from "./content-encoding.ts"
import { OPEN_ENDED, type OpenEnded } from "./open-ended.ts"

/** A page as it is sent, once for each encoding. */
export type StoredPage = WholePage | OpenPage

/** A page that is the same for everybody to its end, for as long as its version stands. */
export type WholePage = {
  version: string
  ownEnd: null
  encodings: Readonly<Record<ContentEncoding, EncodedPage>>
}

/** A page that ends in something of each visitor's own, which is made as it is sent. */
export type OpenPage = {
  version: string
  ownEnd: () => string
  /** It tells the time: when it has to be made anew, in milliseconds since 1970. */
  lastsUntil: number
  encodings: Readonly<Record<ContentEncoding, OpenEnded & { headers: HeaderList }>>
}

export type EncodedPage = {
  etag: string
  bytes: Buffer
  /** Of an answer 200, and of a 304. */
  headers: HeaderList
  headersWithoutBody: HeaderList
}

/** Names and values in turn, as Node takes them: put together once, not for each visitor. */
type HeaderList = readonly string[]

/** Compresses beside the thread that serves; nobody waits for it. */
export async function storedPage(
  html: string,
  headers: Readonly<Record<string, string>>,
  version: string,
): Promise<WholePage> {
  const source = Buffer.from(html)
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 22)
  const encoded = async (encoding: ContentEncoding): Promise<EncodedPage> => {
    const bytes = await COMPRESSIONS[encoding](source)
    const etag = `"${hash}-${encoding}"`
    const ofBody = {
      "content-length": String(bytes.length),
      ...contentEncodingHeader(encoding),
    }
    return {
      etag,
      bytes,
      headers: listOf({ ...headers, etag, ...ofBody }),
      headersWithoutBody: listOf({ ...headers, etag }),
    }
  }
  return { version, ownEnd: null, encodings: await inEachEncoding(encoded) }
}

/** The same for a page that is still to end: `html` goes up to there. */
export async function openPage(
  html: string,
  headers: Readonly<Record<string, string>>,
  rest: Pick<OpenPage, "version" | "ownEnd" | "lastsUntil">,
): Promise<OpenPage> {
  const source = Buffer.from(html)
  const encodings = await inEachEncoding(async (encoding) => ({
    ...(await OPEN_ENDED[encoding](source)),
    headers: listOf({ ...headers, ...contentEncodingHeader(encoding) }),
  }))
  return { ...rest, encodings }
}

async function inEachEncoding<T>(
  encode: (encoding: ContentEncoding) => Promise<T>,
): Promise<Record<ContentEncoding, T>> {
  const [br, gzipped, identity] = await Promise.all([encode("br"), encode("gzip"), encode("identity")])
  return { br, gzip: gzipped, identity }
}

function contentEncodingHeader(encoding: ContentEncoding): Record<string, string> {
  return encoding === "identity" ? {} : { "content-encoding": encoding }
}

function listOf(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat()
}

const COMPRESSIONS: Record<ContentEncoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (bytes) => bytes,
}

/** The bytes of all its encodings. */
export function sizeOf({ encodings }: Pick<StoredPage, "encodings">): number {
  return encodings.br.bytes.length + encodings.gzip.bytes.length + encodings.identity.bytes.length
}
