import { useContext } from "react"
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from "react-router"
import { PageStylesContext } from "./page-styles.tsx"
import { linksAndScripts } from "./router-elements.ts"
import { isScriptHandle } from "./site/screen-handle.ts"

/**
 * The router's `<Scripts/>`, fetched only once the page has loaded.
 *
 * As they come, its module preloads are fetched beside style sheet and fonts, and on a slow line double the time to the
 * first paint (measured: 0.75 s against 2.0 s). Here the preloads become a list, and the static imports of its module
 * become dynamic ones, which an inline script starts when the page has loaded. Everything else stays
 * as it is: the router's data script, and its hydration.
 */
export function LateScripts() {
  // Scripts is called, not rendered, because its elements are what we change. Its hooks run in this component, always.
  const elements = linksAndScripts(Scripts({}))
  const manifest = useManifest()
  const preloads = elements.flatMap(({ props }) => (props.rel === "modulepreload" ? (props.href ?? []) : []))
  return elements.map(({ props }) => {
    const code = props.dangerouslySetInnerHTML?.__html
    if (code === undefined) return null
    const html = props.type === "module" ? knownOr(code, () => lateCode(code, manifest, preloads)) : code
    return (
      <script
        key={props.type ?? "data"}
        nonce={props.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: code that the router wrote, no part of it a visitor's
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  })
}

function lateCode(code: string, manifest: Manifest | null, preloads: string[]): string {
  return onceLoaded(
    withManifest(code, manifest),
    preloads.filter(isNotOf(manifest)),
    readInTurns ? manifest?.known.entry.module : undefined,
  )
}

const known = new Map<string, string>()

/** What was made of the router's code before: in a built site it names all that is put into it, and there is one for each template. */
function knownOr(code: string, make: () => string): string {
  if (!import.meta.env.SSR || !import.meta.env.PROD) return make()
  const html = known.get(code) ?? make()
  known.set(code, html)
  return html
}

/** The script of a page that only tells, if it has one, as late as those. */
export function OwnScript() {
  const { nonce } = useContext(PageStylesContext)
  const { handle } = useMatches().at(-1) ?? {}
  if (!isScriptHandle(handle)) return null
  const __html = onceLoaded(`import ${JSON.stringify(handle.script)}`, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}

type Manifest = {
  url: string
  known: { entry: { module: string }; routes: Readonly<Record<string, unknown>> }
}

/** What the router knows of our routes, but only of those that this page is made of: every link loads a page anew. */
function useManifest(): Manifest | null {
  const ids = useMatches().map(({ id }) => id)
  const manifest = useContext(FrameworkContext)?.manifest
  if (!manifest) return null
  const { url, ...rest } = manifest
  return { url, known: { ...rest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) } }
}

const isNotOf = (manifest: Manifest | null) => (href: string) => href !== manifest?.url

/** The manifest in the place of its file, which everything else would wait for. A development server has no such file. */
export function withManifest(moduleCode: string, manifest: Manifest | null): string {
  if (!manifest) return moduleCode
  return moduleCode.replace(
    `import ${JSON.stringify(manifest.url)};`,
    () => `window.__reactRouterManifest=${JSON.stringify(manifest.known)};`,
  )
}

/** A development server's scripts need what the router's code asks for first. */
const readInTurns = import.meta.env.PROD

/** A picture that does not come keeps nobody waiting longer for the script. */
const LOAD_LIMIT_MS = 3000

/**
 * Runs when what the page's first window needs is there: fonts and pictures have the line first. Not when a paint is reported:
 * Firefox reports none where a visitor is quicker than it. The scripts are then read one by one, each in a task of its own, and
 * last `entry`, which takes the page over: all in one task would keep a visitor's press waiting. Without `entry` they are read
 * as the router's code asks for them.
 */
export function onceLoaded(moduleCode: string, preloads: string[], entry?: string): string {
  if (moduleCode.trim() === "") return moduleCode
  const oneByOne = entry
    ? `for(const href of hrefs)if(href!==${JSON.stringify(entry)})await import(href);\n`
    : ""
  return `(async()=>{
if(document.readyState!=="complete")await new Promise(go=>{addEventListener("load",go);setTimeout(go,${LOAD_LIMIT_MS})});
const hrefs=${JSON.stringify(preloads)};
for(const href of hrefs)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}));
${oneByOne}${withDynamicImports(moduleCode)}
})()`
}

/** `import * as a from "b";` and `import "b";`, each at the start of a line or after another. */
export function withDynamicImports(moduleCode: string): string {
  return moduleCode
    .replace(/^\s*import \* as (\w+) from (".*?");/gm, "const $1=await import($2);")
    .replace(/(?<=^|;)\s*import (".*?")/gm, "await import($1)")
}
