import type { GeneralPage } from "#domain/content/content.ts"
import type { ContentReader } from "./content-reader.ts"
import { pageHeadSchema } from "./schemas.ts"

export function readPage(
  reader: ContentReader,
  slug: string,
  scenes: ReadonlySet<string>,
): GeneralPage | null {
  const read = reader.markdown(`pages/${slug}.md`, pageHeadSchema(scenes))
  if (!read) return null
  const { frontMatter, sections } = read
  return { slug, ...frontMatter, sections }
}
