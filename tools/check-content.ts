// Reads everything in content/ as the site does at its start, and says what needs mending: npm run check:content
import { readContent } from "#adapters/content-files/content-files.ts"
import { ContentError } from "#adapters/content-files/problems.ts"

try {
  const { places, faq, gallery } = readContent(new URL("../content/", import.meta.url).pathname)
  console.log(
    `The content is in order: ${places.length} guides, ${faq.length} questions, ${gallery.length} pictures.`,
  )
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
