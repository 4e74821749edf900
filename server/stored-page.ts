import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { ContentEncoding } from "./content-encoding.ts"
import { speculationHeaders } from "./speculation.ts"

/** A page as it is sent, once for each encoding. */
export type StoredPage = { version: string; encodings: Readonly<Record<ContentEncoding, EncodedPage>> }

export type EncodedPage = {
  etag: string
  bytes: Buffer
  /** Of an answer 200, and of a 304. */
  headers: HeaderLists
  headersWithoutBody: HeaderLists
}

/** Names and values in turn, as Node takes them: put together once, not for each visitor. */
export type HeaderLists = { usual: readonly string[]; savingData: readonly string[] }

/** Compresses beside the thread that serves; nobody waits for it. */
export async function storedPage(
  html: string,
  headers: Readonly<Record<string, string>>,
  version: string,
): Promise<StoredPage> {
  const source = Buffer.from(html)
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 22)
  const encoded = async (encoding: ContentEncoding): Promise<EncodedPage> => {
    const bytes = await COMPRESSIONS[encoding](source)
    const etag = `"${hash}-${encoding}"`
    const ofBody = {
      "content-length": String(bytes.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    }
    return {
      etag,
      bytes,
      headers: listsOf({ ...headers, etag, ...ofBody }),
      headersWithoutBody: listsOf({ ...headers, etag }),
    }
  }
  const [br, gzipped, identity] = await Promise.all([encoded("br"), encoded("gzip"), encoded("identity")])
  return { version, encodings: { br, gzip: gzipped, identity } }
}

function listsOf(headers: Readonly<Record<string, string>>): HeaderLists {
  return {
    usual: Object.entries({ ...headers, ...speculationHeaders(null) }).flat(),
    savingData: Object.entries(headers).flat(),
  }
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
