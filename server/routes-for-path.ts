import type { ServerBuild } from "react-router"

type Routes = ServerBuild["routes"]
type Route = NonNullable<Routes[string]>

/** A path whose first part is written out as routes write theirs, and is no request for data: /carlist/vans, not /c%61rlist or /carlist.data. */
const PLAIN = /^\/([a-z0-9-]*)(?:\/|$)/

/**
 * Something that is made of the routes that a path may lead to: those that begin as it does, and those that any path may begin
 * with. The router tries all that it has, twice for each page, and lists the modules of all. It is made once for each first part.
 */
export function forPath<T>(routes: Routes, make: (routes: Routes) => T): (pathname: string) => T {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const firstParts = new Set(all.map(firstPartOf))
  const makeFor = (part: string | null) => {
    const some = all.filter((route) => [null, part].includes(firstPartOf(route)))
    return make(Object.fromEntries(some.map((route) => [route.id, route])))
  }
  const made = new Map([...firstParts].map((part) => [part, makeFor(part)]))
  const ofOthers = makeFor(null)
  const ofAll = make(routes)
  return (pathname) => {
    const part = PLAIN.exec(pathname)?.[1]
    return part === undefined ? ofAll : (made.get(part) ?? ofOthers)
  }
}

/** Null of a route that any path may begin with, and of one that only stands around others. */
function firstPartOf({ path }: Route): string | null {
  const part = path?.split("/")[0] ?? ""
  return /^[a-z0-9-]+$/.test(part) ? part : null
}
