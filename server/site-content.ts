import type { Versions } from "#adapters/database/versions.ts"
import type { Content } from "#domain/content/content.ts"
import { contentOf, type EditedContent, type FileContent } from "#domain/content/file-content.ts"

type Options = {
  fileContent: FileContent
  /** Null while the database does not answer. */
  versions: () => Versions | null
  readEdited: () => Promise<EditedContent>
  /** Called with the error when the edited content could not be read. */
  onError: (error: unknown) => void
}

/** The content for one request. Calls `noteFailure` if the content may be outdated, because such a page must not be cached. */
export type CurrentContent = (noteFailure: () => void) => Content | Promise<Content>

/**
 * Merges the content files with the office's edits, cached by the version of the settings. The version is read before the
 * settings, so that the settings are never older than the version. If they are newer, they are read once more. While the database
 * does not answer, the cached content is used.
 */
export function siteContent({ fileContent, versions, readEdited, onError }: Options): CurrentContent {
  // `version` undefined: the settings have not been read yet. Null: the office has edited none.
  let cached: { version: string | null | undefined; content: Content } = {
    version: undefined,
    content: contentOf(fileContent),
  }
  let pendingRead: { version: string | null; content: Promise<Content> } | null = null

  async function read(version: string | null): Promise<Content> {
    try {
      const content = contentOf(fileContent, await readEdited())
      cached = { version, content }
      return content
    } finally {
      pendingRead = null
    }
  }

  async function readFor(version: string | null, noteFailure: () => void): Promise<Content> {
    try {
      if (pendingRead?.version !== version) pendingRead = { version, content: read(version) }
      return await pendingRead.content
    } catch (error) {
      onError(error)
      noteFailure()
      return cached.content
    }
  }

  return (noteFailure) => {
    const currentVersions = versions()
    if (currentVersions && currentVersions.settings === cached.version) return cached.content
    if (currentVersions) return readFor(currentVersions.settings, noteFailure)
    noteFailure()
    return cached.content
  }
}
