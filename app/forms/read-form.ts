/**
 * Reads a copy of the body of a request, so that `readForm` can read the body again. Empty for a body that is not a form, which
 * `readForm` rejects.
 */
export function readFormCopy(request: Request): Promise<FormData> {
  return request
    .clone()
    .formData()
    .catch(() => new FormData())
}

/**
 * Reads the body of a submitted form.
 * @throws a Response: 405 for another method than POST, 400 for a body that is not a form or is malformed
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } })
  }
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 }) // no browser sends such a body
  }
}
