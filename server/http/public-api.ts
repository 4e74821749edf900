import type { FleetRecords } from "#adapters/database/catalogue/fleet-records.ts"
import type { Warn } from "#adapters/database/database.ts"
import { databaseFailure } from "#adapters/database/database-errors.ts"
import {
  categoryJson,
  extraJson,
  listedVehicleJson,
  RESPONSE_VERSION,
  vehicleJson,
} from "./public-api-json.ts"
import { READ_METHODS } from "./request-limits.ts"

/** `version` changes with the catalogue. */
export type PublicApiSource = { records: FleetRecords; version: () => Promise<string>; warn: Warn }

/**
 * Answers the four GET calls of docs/requirements.md, R14.10, from our own catalogue, at their exact paths.
 * @returns null for any other path.
 */
export async function handlePublicApi(request: Request, source: PublicApiSource): Promise<Response | null> {
  const url = new URL(request.url)
  const call = CALLS[url.pathname]
  if (!call) return null
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT })
  if (!READ_METHODS.includes(request.method))
    return problem(request, 405, `Ask with ${ALLOW}.`, { allow: ALLOW })
  try {
    return await callResponse(call, request, url.searchParams, source)
  } catch (error) {
    const failure = databaseFailure(error)
    if (failure === null) throw error
    source.warn({ failure, path: url.pathname }, "the public API's database did not answer")
    return problem(request, 503, "The catalogue cannot be read at the moment. Ask again in a few seconds.")
  }
}

async function callResponse(
  call: Call,
  request: Request,
  query: URLSearchParams,
  { records, version }: PublicApiSource,
): Promise<Response> {
  // The version is read before the records. After a change between the two, new records have the old version,
  // and the client requests them again. In the other order, old records would have the new version, and the
  // client would cache them.
  const etag = `W/"${RESPONSE_VERSION}-${await version()}"`
  const result = await call(records, query)
  if ("status" in result) return problem(request, result.status, result.message)
  if (isCurrent(request, etag)) return new Response(null, { status: 304, headers: { ...CORS_HEADERS, etag } })
  return json(request, 200, result.body, { etag })
}

type CallResult = { body: unknown } | { status: 400 | 404; message: string }
type Call = (records: FleetRecords, query: URLSearchParams) => Promise<CallResult>

const CALLS: Readonly<Record<string, Call>> = {
  "/api/all/category/subcategory": async (records) => ({
    body: (await records.categories()).map(categoryJson),
  }),
  // The requirement has this misspelling (R14.3).
  "/api/product/allProduts": async (records) => ({
    body: (await records.vehicles()).map(listedVehicleJson),
  }),
  "/api/product/details": (records, query) => details(records, query.get("id") ?? ""),
  "/api/vehicle/services": async (records) => ({ body: (await records.extras()).map(extraJson) }),
}

/** The exact paths of the four calls. */
export const PUBLIC_API_PATHS: readonly string[] = Object.keys(CALLS)

/** The maximum length of an id that is looked up. Our ids are shorter. */
const MAX_ID_LENGTH = 200

async function details(records: FleetRecords, id: string): Promise<CallResult> {
  if (id === "") return { status: 400, message: "Say which vehicle: ?id=" }
  const isPossible = id.length <= MAX_ID_LENGTH && !id.includes("\0")
  const vehicle = isPossible ? await records.vehicle(id) : null
  return vehicle
    ? { body: vehicleJson(vehicle) }
    : { status: 404, message: "There is no vehicle with this id." }
}

const ALLOW = "GET, HEAD, OPTIONS"

/** Any origin may read the API: a client site runs on another origin. */
const CORS_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag",
  "cross-origin-resource-policy": "cross-origin",
  // The response is cached, and revalidated each time.
  "cache-control": "public, no-cache",
}

const PREFLIGHT = {
  ...CORS_HEADERS,
  allow: ALLOW,
  "access-control-allow-methods": ALLOW,
  "access-control-allow-headers": "*",
  "access-control-max-age": "86400",
}

function problem(
  request: Request,
  status: 400 | 404 | 405 | 503,
  message: string,
  headers: Record<string, string> = {},
) {
  return json(request, status, { message }, { ...headers, "cache-control": "no-store" })
}

function json(request: Request, status: number, body: unknown, headers: Record<string, string>): Response {
  const text = JSON.stringify(body)
  return new Response(request.method === "HEAD" ? null : text, {
    status,
    headers: {
      ...CORS_HEADERS,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(text)),
      ...headers,
    },
  })
}

/** Compares ETags weakly, as RFC 9110 requires for GET. https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match */
function isCurrent(request: Request, etag: string): boolean {
  const etags = request.headers.get("if-none-match")?.split(",") ?? []
  return etags.some((tag) => tag.trim() === "*" || withoutWeakPrefix(tag.trim()) === withoutWeakPrefix(etag))
}

function withoutWeakPrefix(etag: string): string {
  return etag.replace(/^W\//, "")
}
