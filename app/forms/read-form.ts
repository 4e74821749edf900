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
