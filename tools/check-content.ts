// Reads content/ as the site does at startup and lists the errors, then the files that a place lacks:
// npm run check:content
import { join } from "node:path"
import { readContent } from "#adapters/content-files/content-files.ts"
import { ContentError } from "#adapters/content-files/problems.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"
import { contentOf } from "#domain/content/written-content.ts"
import { incompletePlaces } from "./places/incomplete-places.ts"

const ROOT = join(import.meta.dirname, "..")

try {
  const written = readContent(join(ROOT, "content"), readSceneNames(join(ROOT, "public")))
  const { places, settings } = written
  const lines = await incompletePlaces(ROOT, contentOf(written))
  if (lines.length > 0) {
    console.error(`The places are not complete:\n${lines.map((line) => `- ${line}`).join("\n")}`)
    process.exitCode = 1
  } else
    console.log(
      `The content is in order: ${places.length} guides, ${settings.questions.length} questions, ${settings.gallery.length} pictures.`,
    )
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
