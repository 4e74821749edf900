import type { GeneralPage } from "#domain/content/content.ts"
import type { ContentReader } from "./content-reader.ts"
import type { RuleTexts } from "./placeholders.ts"
import { pageHeadSchema } from "./schemas.ts"

export function readPage(reader: ContentReader, slug: string, texts: RuleTexts | null): GeneralPage | null {
  const read = reader.markdown(`pages/${slug}.md`, pageHeadSchema, texts)
  if (!read) return null
  const { head, sections } = read
  return { slug, ...head, sections }
}
