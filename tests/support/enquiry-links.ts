import { readPage } from "./read-page.ts"

const ENQUIRY_PATH = /^\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/

/** The path of the first enquiry that a page links to, without its query. @throws if there is none */
export function firstEnquiryPath(html: string): string {
  const paths = readPage(html).links.flatMap((href) => ENQUIRY_PATH.exec(href) ?? [])
  if (paths[0] === undefined) throw new Error("the page links to no enquiry")
  return paths[0]
}
