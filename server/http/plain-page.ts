import { HOME } from "#app/paths.ts"
import { refused } from "#messages/en/refused.ts"

/**
 * A page for requests that are refused before any route is reached: too large, wrong method, unreadable.
 * It says what to do, shows no internals and loads nothing else.
 */
export function plainPage(
  status: 400 | 403 | 404 | 405 | 413 | 415 | 500,
  headers: Record<string, string> = {},
  { title, advice }: { title: string; advice: string } = refused[status],
): Response {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${refused.title(title)}</title></head>
<body><h1>${title}</h1><p>${advice}</p><p><a href="${HOME}">${refused.home}</a></p></body></html>
`
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } })
}
