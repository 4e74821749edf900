import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import type { SceneEntry } from "./scene.ts"

const FILE = new URL("./drawn.json", import.meta.url)

/** For each scene, what it looked like when its pictures were rendered: the tests ask whether it still does. */
export function drawnBefore(): Record<string, string> {
  return JSON.parse(readFileSync(FILE, "utf8"))
}

/** Short for a drawing and where it is cropped: any change changes it. */
export function fingerprintOf({ draw, focus }: SceneEntry): string {
  return createHash("sha256").update(`${focus} ${draw()}`).digest("hex").slice(0, 16)
}

export function keepDrawn(scene: SceneEntry): void {
  const all = Object.entries({ ...drawnBefore(), [scene.name]: fingerprintOf(scene) })
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}
