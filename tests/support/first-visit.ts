import { request } from "node:http"
import { promisify } from "node:util"
import { brotliCompressSync, brotliDecompress } from "node:zlib"
import { HYDRATED_SCREENS } from "#messages/messages.ts"

/** A file as a browser gets it: `bytes` are those on the wire, after brotli where the server has it. */
export type Fetched = { path: string; bytes: number; text: string }

/**
 * What a first visit to a page loads before anything is pressed or scrolled, pictures left out. Styles stand in the page,
 * and weigh here what they weigh compressed by themselves.
 */
export type FirstVisit = { page: Fetched; styles: Fetched[]; fonts: Fetched[]; scripts: Fetched[] }

const MODULE_FILE = /\.js$/

/** Loads a page and what it asks for, script by script, as a browser does that has nothing of us yet. */
export async function firstVisit(origin: string, path: string): Promise<FirstVisit> {
  const page = await fetched(origin, path)
  const links = [...page.text.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  const linked = (sort: RegExp) => links.filter((tag) => sort.test(tag)).flatMap((tag) => hrefIn(tag) ?? [])
  const all = (paths: Iterable<string>) => Promise.all([...new Set(paths)].map((one) => fetched(origin, one)))
  const [linkedStyles, fonts, scripts] = await Promise.all([
    all(linked(/ rel="stylesheet"/)),
    all(linked(/ as="font"/)),
    withImports(
      origin,
      [...linked(/ rel="modulepreload"/), ...scriptsNamedIn(page.text)],
      screenIn(page.text),
    ),
  ])
  return { page, styles: [...stylesIn(page), ...linkedStyles], fonts, scripts }
}

function stylesIn({ path, text }: Fetched): Fetched[] {
  return [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => ({
    path: `the styles in ${path}`,
    bytes: brotliCompressSync(style).length,
    text: style,
  }))
}

/** The addresses of scripts in a page: in `src`, and in the inline script that starts the late ones. */
function scriptsNamedIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = "", code = ""]) => {
      if (attributes.includes("application/ld+json")) return []
      const src = / src="([^"]+)"/.exec(attributes)?.[1]
      return src ? [src] : [...code.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = ""]) => address)
    },
  )
}

function screenIn(html: string): string | undefined {
  return /<html\b[^>]* data-hydrate="(\w+)"/.exec(html)?.[1]
}

function hrefIn(tag: string): string | undefined {
  return / href="([^"]+)"/.exec(tag)?.[1]
}

/** Scripts and all that they import, at once or later, but for the texts of other screens. */
async function withImports(origin: string, paths: string[], screen: string | undefined): Promise<Fetched[]> {
  const others = HYDRATED_SCREENS.filter((name) => name !== screen)
  const isOfAnotherScreen = (path: string) => others.some((name) => path.startsWith(`/assets/${name}-`))
  const found = new Map<string, Fetched>()
  const waiting = [...paths]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path) || isOfAnotherScreen(path)) continue
    const script = await fetched(origin, path)
    found.set(path, script)
    waiting.push(...importsOf(script))
  }
  return [...found.values()]
}

/** `from"./a.js"`, `import"./a.js"` and `import("./a.js")`, in any of the three quotes. */
function importsOf({ path, text }: Fetched): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*(["'`])(\.\.?\/[^"'`]+)\1/g)]
    .map(([, , address = ""]) => new URL(address, `http://any.invalid${path}`).pathname)
    .filter((address) => MODULE_FILE.test(address))
}

/** Not `fetch`, which tells the size of what it has unpacked only. @throws where a part of a page is not there */
async function fetched(origin: string, path: string): Promise<Fetched> {
  const { status, encoding, body } = await answerOf(new URL(path, origin))
  const isPart = path.startsWith("/assets/")
  if (isPart && status !== 200) throw new Error(`${path} answered ${status}`)
  const content = encoding === "br" ? await promisify(brotliDecompress)(body) : body
  return { path, bytes: body.length, text: path.endsWith(".woff2") ? "" : content.toString() }
}

type Answer = { status: number | undefined; encoding: string | undefined; body: Buffer }

function answerOf(url: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      try {
        const body = Buffer.concat(await response.toArray())
        resolve({ status: response.statusCode, encoding: response.headers["content-encoding"], body })
      } catch (error) {
        reject(error)
      }
    })
    asked.on("error", reject)
    asked.end()
  })
}
