import { setImmediate as nextTurn } from "node:timers/promises"
import type { MeasureOfflineCopy } from "#app/context.ts"
import { copyUrl } from "#app/offline-paths.ts"
import type { OfflineCopyItem } from "#domain/trip/offline-copy.ts"

/** The uncompressed size of a file of the site in bytes. Null: there is no such file. */
export type FileBytes = (path: string) => Promise<number | null>

type Options = {
  /** Requests the page at a URL of this site. */
  readPage: (url: string) => Promise<Response>
  fileBytes: FileBytes
}

/** Renders the offline copies of pages and measures them with their files. Omits a page that fails. */
export function offlineCopyMeasurer({ readPage, fileBytes }: Options): MeasureOfflineCopy {
  return async (urls) => {
    const pages: OfflineCopyItem[] = []
    const files = new Map<string, OfflineCopyItem>()
    for (const url of urls) {
      const response = await readPage(copyUrl(url))
      if (response.status !== 200) continue
      const html = await response.text()
      pages.push({ address: url, bytes: Buffer.byteLength(html) })
      for (const path of filesIn(html)) {
        const bytes = files.has(path) ? null : await fileBytes(path)
        if (bytes !== null) files.set(path, { address: path, bytes })
      }
      await nextTurn() // lets other requests be handled between two pages
    }
    return { pages, files: [...files.values()] }
  }
}

const FILE = /\s(?:src|href)="(\/(?:assets|images|uploads)\/[\w-]+(?:[/.][\w-]+)*)(?=["#?])/g

/**
 * The style sheets, fonts, scripts and pictures that a page refers to. A search for attributes is enough, because in a copy each
 * picture has one file. A parser would take longer than the rendering.
 */
function filesIn(html: string): string[] {
  return [...html.matchAll(FILE)].map(([, path = ""]) => path)
}
