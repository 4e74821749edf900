import type { RouteConfigEntry } from "@react-router/dev/routes"
import fc from "fast-check"
import routes from "#app/routes.ts"
import { seedFleet } from "#seed/fleet.ts"
import { PUBLIC_API_PATHS } from "#server/http/public-api.ts"
import { addressPart } from "./hostile-text.ts"

/** Every path of app/routes.ts, by its pattern: a route that is added is asked for without a word here. */
export const ROUTE_PATTERNS: readonly string[] = [...new Set(await patternsOf(await routes))]

async function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): Promise<string[]> {
  const found = await Promise.all(
    entries.map(async ({ path, children }) => {
      const here = path === undefined ? parent : `${parent}/${path}`
      return children ? patternsOf(children, here) : [here || "/"]
    }),
  )
  return found.flat()
}

/** What the server answers besides the screens. */
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

/** What a parameter may be for there to be something under it. */
const KNOWN_PARTS = [
  ...seedFleet.vehicles.slice(0, 5).map(({ id }) => id),
  ...seedFleet.categories.map(({ id }) => id),
  "rent-a-car-to-ella",
  "rent-a-car-sri-lanka",
]

const PARAMETER = /:\w+\??|\*/g

const part = fc.oneof(fc.constantFrom(...KNOWN_PARTS), addressPart)

const path = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ROUTE_PATTERNS) },
      { weight: 2, arbitrary: fc.constantFrom(...OTHER_PATHS) },
      { weight: 1, arbitrary: addressPart.map((text) => `/${text}`) },
    ),
    part,
    // As React Router's own scripts ask for what a page is made of.
    fc.constantFrom("", "", "", "", "", "", "/", ".data", "//"),
  )
  .map(([pattern, value, end]) => pattern.replace(PARAMETER, () => value) + end)

const QUESTIONS = [
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
  // Of the office.
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
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUESTIONS), addressPart), addressPart), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`))

/** A path and a question as they stand in the first line of a request. Nothing in it ends the line. */
export const target: fc.Arbitrary<string> = fc
  .tuple(path, fc.oneof(fc.constant(""), query))
  .map(([path, query]) => (path + query).replaceAll(/[^\u0021-\u00ff]/g, "?"))
