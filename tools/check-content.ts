// npm run check:content
// Reads content/ as the site does at startup and lists the errors. Without errors it lists contradictions
// between the content, the facts and the catalogue, and the files that a place lacks.
import { join } from "node:path"
import { readContent } from "#adapters/content-files/content-files.ts"
import { ContentError, problemText } from "#adapters/content-files/problems.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"
import { contentOf } from "#domain/content/file-content.ts"
import { contentProblems } from "./content/content-problems.ts"

const ROOT = join(import.meta.dirname, "..")

try {
  const fileContent = readContent(join(ROOT, "content"), readSceneNames(join(ROOT, "public")))
  const { places, settings } = fileContent
  const content = contentOf(fileContent)
  const problems = contentProblems(ROOT, content).map(problemText)
  // Imported only now, because the module reads content/roads.json, whose errors `readContent` reports.
  const { incompletePlaces } = await import("./places/incomplete-places.ts")
  const incomplete = await incompletePlaces(ROOT, content)
  report("The content has errors:", problems)
  report("The places are not complete:", incomplete)
  if (problems.length + incomplete.length === 0)
    console.log(
      `The content is in order: ${places.length} guides, ${settings.questions.length} questions, ${settings.gallery.length} pictures.`,
    )
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function report(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  console.error(`${title}\n${lines.map((line) => `- ${line}`).join("\n")}`)
  process.exitCode = 1
}
