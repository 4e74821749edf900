import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import type { SceneEntry } from "./scene.ts"

const FILE = new URL("./fingerprints.json", import.meta.url)

/** The fingerprint of each scene at the time its pictures were rendered. Tests compare it with the current one. */
export function storedFingerprints(): Record<string, string> {
  return JSON.parse(readFileSync(FILE, "utf8"))
}

/** A hash of a drawing and the position of its crops. */
export function fingerprintOf({ draw, focus }: SceneEntry): string {
  return createHash("sha256").update(`${focus} ${draw()}`).digest("hex").slice(0, 16)
}

export function storeFingerprint(scene: SceneEntry): void {
  const entries = Object.entries({ ...storedFingerprints(), [scene.name]: fingerprintOf(scene) })
  const sorted = Object.fromEntries(entries.sort(([first], [second]) => (first < second ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}
