import { readdirSync } from "node:fs"
import { join } from "node:path"

/** A file that exists for every scene. */
const PICTURE = /^(.+)-wide-1600\.avif$/

/** Names of the scenes that have pictures in the folder of static files: `ella`, `g-paddy`. */
export function readSceneNames(publicDirectory: string): ReadonlySet<string> {
  const files = readdirSync(join(publicDirectory, "images/scenes"))
  return new Set(files.flatMap((file) => PICTURE.exec(file)?.[1] ?? []))
}
