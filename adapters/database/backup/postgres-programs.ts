import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

const DEBIAN = "/usr/lib/postgresql"

/** The folder that has all of PostgreSQL's programs named: where Debian keeps them, the newest version first, or on the path. */
export function findPostgresPrograms(names: readonly string[]): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return folders.find((folder) => names.every((name) => existsSync(join(folder, name)))) ?? null
}
