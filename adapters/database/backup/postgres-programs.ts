import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

const DEBIAN_FOLDER = "/usr/lib/postgresql"

/** The folder with all of these PostgreSQL programs: Debian's own, newest version first, or one of PATH. */
export function findPostgresProgramFolder(names: readonly string[]): string | null {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return folders.find((folder) => names.every((name) => existsSync(join(folder, name)))) ?? null
}
