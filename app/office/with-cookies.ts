/** Adds cookies to a response. */
export function withCookies(response: Response, setCookies: readonly string[]): Response {
  for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie)
  return response
}
