// Reads everything in content/ as the site does at its start, and says what needs mending: npm run check:content
import { readContent } from "#adapters/content-files/content-files.ts"
import { ContentError } from "#adapters/content-files/problems.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"

try {
  const folder = (path: string) => new URL(`../${path}/`, import.meta.url).pathname
  const { places, settings } = readContent(folder("content"), readSceneNames(folder("public")))
  console.log(
    `The content is in order: ${places.length} guides, ${settings.questions.length} questions, ${settings.gallery.length} pictures.`,
  )
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
