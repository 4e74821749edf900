// biome-ignore lint/suspicious/noExplicitAny: each call has its own response body, whose type the caller knows
type LibraryResponse = { setCookies: string[] } & ({ ok: true; body: any } | { ok: false; code: string })

/** Reads a response of better-auth. A refusal is a value; a response with a 5xx status is thrown. */
export async function readResponse(pending: Promise<Response>): Promise<LibraryResponse> {
  const response = await pending
  if (response.status >= 500) throw new Error(`the sign-in library responded with ${response.status}`)
  const body = await response.json()
  const setCookies = response.headers.getSetCookie()
  return response.ok ? { ok: true, body, setCookies } : { ok: false, code: String(body?.code), setCookies }
}
