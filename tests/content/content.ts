import { readContent } from "#adapters/content-files/content-files.ts"
import { readSceneNames } from "#adapters/images/scene-names.ts"
import { contentOf } from "#domain/content/file-content.ts"

const folder = (path: string) => new URL(`../../${path}/`, import.meta.url).pathname

/** The content files of the repository. */
export const fileContent = readContent(folder("content"), readSceneNames(folder("public")))

/** The site's content without any change by the office. */
export const content = contentOf(fileContent)
