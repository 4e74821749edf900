// biome-ignore lint/suspicious/noExplicitAny: each call has its own response body, whose type the caller knows
type LibraryResponse = { setCookies: string[] } & ({ ok: true; body: any } | { ok: false; code: string })

/** A response of better-auth as a value: refusals are expected, other failures are thrown. */
export async function readResponse(pending: Promise<Response>): Promise<LibraryResponse> {
  const response = await pending
  if (response.status >= 500) throw new Error(`the sign-in library answered ${response.status}`)
  const body = await response.json()
  const setCookies = response.headers.getSetCookie()
  return response.ok ? { ok: true, body, setCookies } : { ok: false, code: String(body?.code), setCookies }
}
