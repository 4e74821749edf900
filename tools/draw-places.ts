// npm run draw:places
// Draws the generated files of the places in content/places.json that are missing or outdated. These are the
// roads and highlights of the map, and the names on the signs.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { generatedFiles, type PlaceEntry } from "./places/generated-files.ts"

const ROOT = join(import.meta.dirname, "..")

const places: PlaceEntry[] = JSON.parse(readFileSync(join(ROOT, "content/places.json"), "utf8"))
const drawnFiles: string[] = []
for (const file of generatedFiles(ROOT, drawNames)) drawnFiles.push(...(await file.draw(places)))
console.log(
  drawnFiles.length > 0 ? `Drawn:\n${drawnFiles.map((file) => `- ${file}`).join("\n")}` : "Nothing to draw.",
)

/** Runs in its own process, because its packages are installed only when they are needed. */
function drawNames(): void {
  for (const command of [["tools/setup.mjs", "--fonts"], ["tools/fonts/draw-sign-names.mjs"]])
    execFileSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" })
}
