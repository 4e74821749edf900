/** A file of a plan for download. Not indexed: there are as many as there are plans. */
export function planFile(text: string, { type, name }: { type: string; name: string }): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  })
}
