import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"
import { readUpTo } from "#lib/read-up-to.ts"

/**
 * The reason why a response cannot be used. `detail` is for the log. `isOneVehicleInvalid`: the host works, but the data of the
 * requested vehicle are invalid.
 */
export type HostFailure = { ok: false; reason: CatalogueFailure; detail: string; isOneVehicleInvalid?: true }

export type CallLimits = { timeoutMs: number; maxBytes: number }

/** Redirects are followed only within the origin of the URL. */
const MAX_REDIRECTS = 3

/**
 * Requests JSON with GET. Never rejects: 404 is 'notFound', any other status than 2xx 'unreachable', a body that is too long or
 * not JSON 'malformed', and a request longer than `timeoutMs` 'timeout'. An abort by `signal` is 'unreachable' too.
 */
export async function getJson(
  url: URL,
  signal: AbortSignal,
  limits: CallLimits,
): Promise<{ ok: true; json: unknown } | HostFailure> {
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await get(url, AbortSignal.any([signal, timeout]))
    if (!response.ok) return await failureOfStatus(response)
    const body = await readUpTo(limits.maxBytes, response.body)
    return body === null ? failed("malformed", `more than ${limits.maxBytes} bytes`) : parseJson(body)
  } catch (error) {
    if (timeout.aborted) return failed("timeout", `no complete response in ${limits.timeoutMs} ms`)
    return failed("unreachable", networkFailure(error))
  }
}

export function failed(reason: CatalogueFailure, detail: string): HostFailure {
  return { ok: false, reason, detail }
}

async function get(url: URL, signal: AbortSignal, redirectsLeft = MAX_REDIRECTS): Promise<Response> {
  const response = await fetch(url, {
    signal,
    redirect: "manual",
    headers: { accept: "application/json" },
  })
  const target = redirectsLeft > 0 ? redirectTarget(url, response) : null
  if (!target) return response
  await response.body?.cancel()
  return get(target, signal, redirectsLeft - 1)
}

function redirectTarget(url: URL, response: Response): URL | null {
  const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get("location")
  const target = location ? URL.parse(location, url) : null
  return target?.origin === url.origin ? target : null
}

async function failureOfStatus(response: Response): Promise<HostFailure> {
  await response.body?.cancel()
  return failed(response.status === 404 ? "notFound" : "unreachable", `status ${response.status}`)
}

function parseJson(body: Uint8Array): { ok: true; json: unknown } | HostFailure {
  try {
    return { ok: true, json: JSON.parse(new TextDecoder().decode(body)) }
  } catch {
    return failed("malformed", "not JSON")
  }
}

/** `fetch` says only that it failed; the reason is in its cause (`ECONNREFUSED`). */
function networkFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const cause = error.cause
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name
}
