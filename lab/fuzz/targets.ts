import type { RouteConfigEntry } from "@react-router/dev/routes"
import fc from "fast-check"
import routes from "#app/routes.ts"
import { seedFleet } from "#seed/fleet.ts"
import { PUBLIC_API_PATHS } from "#server/http/public-api.ts"
import { urlComponent } from "./hostile-text.ts"

/** The patterns of all routes of app/routes.ts, including new ones. */
export const ROUTE_PATTERNS: readonly string[] = [...new Set(await patternsOf(await routes))]

async function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): Promise<string[]> {
  const patterns = await Promise.all(
    entries.map(async ({ path, children }) => {
      const routePath = path === undefined ? parent : `${parent}/${path}`
      return children ? patternsOf(children, routePath) : [routePath || "/"]
    }),
  )
  return patterns.flat()
}

/** Other paths of the server. */
const OTHER_PATHS = [
  ...PUBLIC_API_PATHS,
  "/healthz",
  "/readyz",
  "/metrics",
  "/favicon.ico",
  "/favicon.svg",
  "/images/vehicles/toyota-premio-g-superior-side.svg",
  "/assets/",
  "/.env",
  "/../package.json",
  "/__manifest",
]

/** Values of parameters for which a page exists. */
const KNOWN_SEGMENTS = [
  ...seedFleet.vehicles.slice(0, 5).map(({ id }) => id),
  ...seedFleet.categories.map(({ id }) => id),
  "rent-a-car-to-ella",
  "rent-a-car-sri-lanka",
]

const PARAMETER = /:\w+\??|\*/g

const pathSegment = fc.oneof(fc.constantFrom(...KNOWN_SEGMENTS), urlComponent)

const path = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ROUTE_PATTERNS) },
      { weight: 2, arbitrary: fc.constantFrom(...OTHER_PATHS) },
      { weight: 1, arbitrary: urlComponent.map((text) => `/${text}`) },
    ),
    pathSegment,
    // `.data` is what React Router's client requests. Most paths get no ending, because the empty text is repeated.
    fc.constantFrom("", "", "", "", "", "", "/", ".data", "//"),
  )
  .map(([pattern, value, end]) => pattern.replace(PARAMETER, () => value) + end)

const QUERY_NAMES = [
  "q",
  "page",
  "tab",
  "picture",
  "place",
  "sent",
  "translate",
  "id",
  "_routes",
  "index",
  "pick_up_time_date",
  "return_time_date",
  "service_need-a-driver",
  "quantity_need-a-driver",
  "__proto__",
  // Parameters of the office.
  "kind",
  "status",
  "from",
  "to",
  "after",
  "vehicle",
  "subject",
  "by",
  "email",
]

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), urlComponent), urlComponent), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`))

/** A path and query for a request line, without characters that would end the line. */
export const target: fc.Arbitrary<string> = fc
  .tuple(path, fc.oneof(fc.constant(""), query))
  .map(([path, query]) => (path + query).replaceAll(/[^\u0021-\u00ff]/g, "?"))
