/**
 * The body of a press on a form.
 * @throws a Response: 405 for another method than a press has, 400 for a body that is no form, or a broken one.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST") {
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } })
  }
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 }) // no browser sends that
  }
}
