const HOUR_SECONDS = 60 * 60

/** A text for crawlers, cached for an hour and then revalidated. `isComplete` false: some data could not be read; not cached. */
export async function textResponse(
  request: Request,
  text: string,
  { type, isComplete = true }: { type: string; isComplete?: boolean },
): Promise<Response> {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": isComplete ? `public, max-age=${HOUR_SECONDS}` : "no-store",
    ETag: await entityTag(text),
  }
  const isUnchanged = request.headers.get("If-None-Match") === headers.ETag
  return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

/** Weak, because the same text is also sent compressed. */
async function entityTag(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))
  return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`
}
