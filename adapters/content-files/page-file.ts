import type { GeneralPage } from "#domain/content/content.ts"
import type { ContentReader } from "./content-reader.ts"
import { pageFrontMatterSchema } from "./schemas.ts"

/** Reads a general page, `pages/<slug>.md`. */
export function readPage(
  reader: ContentReader,
  slug: string,
  scenes: ReadonlySet<string>,
): GeneralPage | null {
  const markdown = reader.markdown(`pages/${slug}.md`, pageFrontMatterSchema(scenes))
  if (!markdown) return null
  const { frontMatter, sections } = markdown
  return { slug, ...frontMatter, sections }
}
