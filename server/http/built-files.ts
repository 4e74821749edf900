import { stat } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of the client build. */
export const CLIENT_BUILD = fileURLToPath(new URL("../../build/client/", import.meta.url))

/** The uncompressed size of a file of the client build. Null: there is no such file. */
export async function builtFileBytes(path: string): Promise<number | null> {
  try {
    const file = await stat(join(CLIENT_BUILD, path))
    return file.isFile() ? file.size : null
  } catch {
    return null
  }
}
