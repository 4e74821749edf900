const HOUR_SECONDS = 60 * 60

/**
 * A text for machines, kept for an hour and then asked about. `isWhole` false: something could not be read, so that
 * nobody keeps what was left.
 */
export async function textResponse(
  request: Request,
  text: string,
  { type, isWhole = true }: { type: string; isWhole?: boolean },
): Promise<Response> {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": isWhole ? `public, max-age=${HOUR_SECONDS}` : "no-store",
    ETag: await tagOf(text),
  }
  const isHeld = request.headers.get("If-None-Match") === headers.ETag
  return isHeld ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}

/** Weak, because the same text also goes out compressed. */
async function tagOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))
  return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`
}
