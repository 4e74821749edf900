import { readContent } from "#adapters/content-files/content-files.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"
import { contentOf } from "#domain/content/written-content.ts"

const folder = (path: string) => new URL(`../../${path}/`, import.meta.url).pathname

/** The content that ships, as the site reads it. */
export const written = readContent(folder("content"), readSceneNames(folder("public")))

/** The same as it holds while the office edits nothing. */
export const content = contentOf(written)
