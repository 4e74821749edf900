import { createHash, randomBytes } from "node:crypto"
import { translationOf } from "#app/site/frame/translation.ts"
import { leanPage } from "./lean-page.ts"
import { addressToKeep, isForEverybody, isLate, keptHeaders, openHeaders } from "./may-be-kept.ts"
import type { PageCache } from "./page-cache.ts"
import { pageWithForm } from "./page-with-form.ts"
import type { AnswerPage } from "./pages.ts"
import type { GuardedPage } from "./security-headers.ts"
import { storedPage } from "./stored-page.ts"

/** Adds the headers that say what a page may load. */
export type Guard = (response: Response, page: GuardedPage) => Response

type Parts = {
  answerPage: AnswerPage
  pageCache: PageCache | null
  guarded: Guard
  clock: () => Date
  issueFormToken: () => string
  /** Hears of a page that could not be kept; its visitor has it all the same. */
  notKept: (error: unknown) => void
}

/** Makes pages, and has those that are the same for everybody kept. */
export function pageAnswerer({ answerPage, pageCache, guarded, clock, issueFormToken, notKept }: Parts) {
  return async (request: Request, clientAddress: string): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64")
    const version = pageCache?.version ?? ""
    const lastsUntil = nextMinute(clock())
    let hasFailed = false
    let hasNewForm = false
    const page = await answerPage(request, {
      clientAddress,
      nonce,
      noteFailure: () => {
        hasFailed = true
      },
      noteNewForm: () => {
        hasNewForm = true
      },
    })
    const address = pageCache && addressToKeep(request)
    const mayBeKept = isForEverybody(page, { hasNewForm }) && !isLate(page)
    if (!address || request.method !== "GET" || !mayBeKept)
      return guarded(page, { ...only(`nonce-${nonce}`), isTranslated: translationOf(request) !== null })
    const made = (await page.text()).replaceAll(` nonce="${nonce}"`, "")
    const html = await leanPage(made).catch((error) => {
      hasFailed = true
      notKept(error)
      return made
    })
    page.headers.delete("content-length") // it was that of the page with its nonces
    const same = guarded(new Response(html, page), { ...hashesIn(html), isTranslated: false })
    const compress = () =>
      hasNewForm
        ? pageWithForm(html, openHeaders(same.headers), { version, lastsUntil, issueFormToken })
        : storedPage(html, keptHeaders(same.headers), version)
    if (!hasFailed) pageCache.prepare(address, version, compress).catch(notKept)
    return same
  }
}

const MINUTE_MS = 60_000

function nextMinute(now: Date): number {
  return (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS
}

type InlineSources = Pick<GuardedPage, "scripts" | "styles">

const only = (source: string): InlineSources => ({ scripts: [source], styles: [source] })

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** A page that is kept cannot have a nonce: who read one page would know the next one's. */
function hashesIn(html: string): InlineSources {
  return { scripts: hashesOf(INLINE_SCRIPT, html), styles: hashesOf(INLINE_STYLE, html) }
}

function hashesOf(element: RegExp, html: string): string[] {
  return [...html.matchAll(element)].map(
    ([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`,
  )
}
