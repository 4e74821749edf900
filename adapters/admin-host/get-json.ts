import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"

/** Why a host's answer is of no use; `detail` is for the log. `isOfVehicle`: the host is well, and what it says of this vehicle is not. */
export type HostFailure = { ok: false; reason: CatalogueFailure; detail: string; isOfVehicle?: true }

export type CallLimits = { deadlineMs: number; maxBytes: number }

/** A host may move an address within itself, but not send us elsewhere, nor in circles. */
const MAX_REDIRECTS = 3

/**
 * One GET for JSON, ended by the deadline or the signal, whichever is first. Does not reject for what a host does:
 * 404 is 'notFound', any other status than 2xx 'unreachable', a body that is too long or not JSON 'malformed'.
 */
export async function getJson(
  address: URL,
  signal: AbortSignal,
  limits: CallLimits,
): Promise<{ ok: true; json: unknown } | HostFailure> {
  const deadline = AbortSignal.timeout(limits.deadlineMs)
  try {
    const response = await get(address, AbortSignal.any([signal, deadline]))
    if (!response.ok) return await refusal(response)
    const body = await readUpTo(limits.maxBytes, response)
    return body === null ? failed("malformed", `more than ${limits.maxBytes} bytes`) : parsed(body)
  } catch (error) {
    if (deadline.aborted) return failed("timeout", `no whole answer in ${limits.deadlineMs} ms`)
    return failed("unreachable", networkFailure(error))
  }
}

export function failed(reason: CatalogueFailure, detail: string): HostFailure {
  return { ok: false, reason, detail }
}

async function get(address: URL, signal: AbortSignal, redirectsLeft = MAX_REDIRECTS): Promise<Response> {
  const response = await fetch(address, {
    signal,
    redirect: "manual",
    headers: { accept: "application/json" },
  })
  const next = redirectsLeft > 0 ? movedWithin(address, response) : null
  if (!next) return response
  await response.body?.cancel()
  return get(next, signal, redirectsLeft - 1)
}

function movedWithin(address: URL, response: Response): URL | null {
  const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get("location")
  const next = location ? URL.parse(location, address) : null
  return next?.origin === address.origin ? next : null
}

async function refusal(response: Response): Promise<HostFailure> {
  await response.body?.cancel()
  return failed(response.status === 404 ? "notFound" : "unreachable", `status ${response.status}`)
}

/** Counts what really comes: a length that a host states may be missing, wrong, or that of the compressed body. */
async function readUpTo(maxBytes: number, response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parsed(body: string): { ok: true; json: unknown } | HostFailure {
  try {
    return { ok: true, json: JSON.parse(body) }
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
