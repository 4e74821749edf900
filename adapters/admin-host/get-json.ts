import type { CatalogueFailure } from "#domain/catalogue/catalogue.ts"

/** What a host answered, or the failure's name with what is known of it for the log. */
export type HostAnswer = { ok: true; json: unknown } | HostFailure
export type HostFailure = { ok: false; reason: CatalogueFailure; detail: string }

export type CallLimits = { deadlineMs: number; maxBytes: number }

/** A host may move an address within itself, not send us elsewhere, and not in circles. */
const MAX_REDIRECTS = 3

/**
 * One GET for JSON, ended by the deadline or the signal, whichever is first. Never rejects for what a host does.
 * 404 is 'notFound', any other status than 2xx 'unreachable', a body that is not JSON or too long 'malformed'.
 */
export async function getJson(address: URL, signal: AbortSignal, limits: CallLimits): Promise<HostAnswer> {
  const deadline = AbortSignal.timeout(limits.deadlineMs)
  try {
    const response = await followed(address, AbortSignal.any([signal, deadline]))
    if ("ok" in response && !(response instanceof Response)) return response
    return response.ok ? await parsed(response, limits.maxBytes) : await refusal(response)
  } catch (error) {
    if (deadline.aborted) return failure("timeout", `no answer in ${limits.deadlineMs} ms`)
    return failure("unreachable", networkFault(error))
  }
}
