import type { GeneralPage } from "#domain/content/content.ts"
import type { ContentReader } from "./content-reader.ts"
import type { RuleTexts } from "./placeholders.ts"
import { pageHeadSchema } from "./schemas.ts"

type Known = { texts: RuleTexts | null; scenes: ReadonlySet<string> }

export function readPage(reader: ContentReader, slug: string, { texts, scenes }: Known): GeneralPage | null {
  const read = reader.markdown(`pages/${slug}.md`, pageHeadSchema(scenes), texts)
  if (!read) return null
  const { head, sections } = read
  return { slug, ...head, sections }
}
