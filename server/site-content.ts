import type { Versions } from "#adapters/database/versions.ts"
import type { Content } from "#domain/content/content.ts"
import { contentOf, type EditedContent, type WrittenContent } from "#domain/content/written-content.ts"

type Options = {
  written: WrittenContent
  /** Null while the database does not answer. */
  versions: () => Versions | null
  readEdited: () => Promise<EditedContent>
  /** Hears why it could not be read. */
  onError: (error: unknown) => void
}

/** The content that holds for one request. `noteFailure` is told where it may be an earlier one: such a page is not kept. */
export type CurrentContent = (noteFailure: () => void) => Content | Promise<Content>

/**
 * What editors wrote in files with what the office made of it, remembered for as long as the office's version stands. The
 * version is read before the settings are: they may be newer than it, and then are read once more, but never older.
 *
 * While the database does not answer, what was known last goes on to be shown.
 */
export function siteContent({ written, versions, readEdited, onError }: Options): CurrentContent {
  let cached: { version: string | null | undefined; content: Content } = {
    version: undefined,
    content: contentOf(written),
  }
  let reading: { version: string | null; content: Promise<Content> } | null = null

  async function read(version: string | null): Promise<Content> {
    try {
      const content = contentOf(written, await readEdited())
      cached = { version, content }
      return content
    } finally {
      reading = null
    }
  }

  async function readFor(version: string | null, noteFailure: () => void): Promise<Content> {
    try {
      if (reading?.version !== version) reading = { version, content: read(version) }
      return await reading.content
    } catch (error) {
      onError(error)
      noteFailure()
      return cached.content
    }
  }

  return (noteFailure) => {
    const current = versions()
    if (current && current.settings === cached.version) return cached.content
    if (current) return readFor(current.settings, noteFailure)
    noteFailure()
    return cached.content
  }
}
