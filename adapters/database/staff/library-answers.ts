// biome-ignore lint/suspicious/noExplicitAny: each call answers with a body of its own, which the caller knows
type Answer = { setCookies: string[] } & ({ ok: true; body: any } | { ok: false; code: string })

/** What the sign-in library says, as a value: what it refuses is expected, what it cannot do is thrown. */
export async function answerOf(calling: Promise<Response>): Promise<Answer> {
  const response = await calling
  if (response.status >= 500) throw new Error(`the sign-in library answered ${response.status}`)
  const body = await response.json()
  const setCookies = response.headers.getSetCookie()
  return response.ok ? { ok: true, body, setCookies } : { ok: false, code: String(body?.code), setCookies }
}
