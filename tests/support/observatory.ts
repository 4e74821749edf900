export type GradedResponse = { headers: Headers; html: string }

export type Grade = { score: number; grade: string; brokenRules: string[] }

/**
 * The grade of a response by the header rules of Mozilla's HTTP Observatory, algorithm 4 (`@mdn/mdn-http-observatory` 1.4.8).
 * Not implemented: the redirect from HTTP to HTTPS, which the proxy sends, and HSTS preloading. A rule that needs more than
 * our responses contain counts as broken.
 */
export function gradeOf(response: GradedResponse): Grade {
  const results = Object.entries(RULES).map(([rule, pointsOf]) => ({ rule, points: pointsOf(response) }))
  // Every response starts with 100 points.
  const scoreOf = (points: number[]) => points.reduce((score, each) => score + each, 100)
  const allPoints = results.map(({ points }) => points)
  const withoutBonus = scoreOf(allPoints.filter((points) => points < 0))
  // Bonus points count only from 90 points, as in the Observatory.
  const score = Math.max(0, withoutBonus >= 90 ? scoreOf(allPoints) : withoutBonus)
  const brokenRules = results
    .filter(({ points }) => points < 0)
    .map(({ rule, points }) => `${rule} ${points}`)
  return { score, grade: GRADES.find(([minScore]) => score >= minScore)?.[1] ?? "F", brokenRules }
}

const GRADES = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
] as const

const RULES: Readonly<Record<string, (response: GradedResponse) => number>> = {
  "content-security-policy": policyPoints,
  cookies: cookiePoints,
  "cross-origin-resource-sharing": ({ headers }) =>
    headers.get("access-control-allow-credentials") === "true" ? -50 : 0,
  "referrer-policy": ({ headers }) =>
    PRIVATE_REFERRERS.includes(headers.get("referrer-policy") ?? "") ? 5 : -5,
  "strict-transport-security": hstsPoints,
  "subresource-integrity": ({ html }) => (/<script[^>]*\ssrc="(?:https?:)?\/\//i.test(html) ? -50 : 0),
  "x-content-type-options": ({ headers }) => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  "x-frame-options": framePoints,
  "cross-origin-resource-policy": ({ headers }) =>
    ({ "same-origin": 10, "same-site": 10, "cross-origin": 0 })[
      headers.get("cross-origin-resource-policy") ?? "cross-origin"
    ] ?? -5,
}

const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]
const BROAD_SOURCES = ["*", "http:", "https:", "ftp:", "http://*", "https://*", "http://*.*", "https://*.*"]

/** Directives and their sources. @returns null for a policy with a repeated directive, or none. */
export function directivesOf(policy: string): Map<string, string[]> | null {
  const directives = policy
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = "", ...sources]) => [name, sources] as const)
    .filter(([name]) => name !== "")
  const byName = new Map(directives)
  return byName.size === directives.length && byName.size > 0 ? byName : null
}

function policyPoints({ headers }: GradedResponse): number {
  const directives = directivesOf(headers.get("content-security-policy") ?? "")
  if (!directives) return -25
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"]
  const scripts = sourcesOf("script-src")
  const styles = sourcesOf("style-src")
  const objects = sourcesOf("object-src")
  const allowsAny = (sources: string[] | undefined, unwanted: string[]) =>
    sources?.some((source) => unwanted.includes(source)) ?? true
  const inline = ["'unsafe-inline'", "data:"]
  if (allowsAny(scripts, [...BROAD_SOURCES, ...inline]) || allowsAny(objects, BROAD_SOURCES)) return -20
  const isUnencrypted = (source: string) => /^(http|ftp):/.test(source)
  const isPassive = (name: string) => name === "img-src" || name === "media-src"
  if ([...directives].some(([name, sources]) => !isPassive(name) && sources.some(isUnencrypted))) return -20
  if (allowsAny([...(scripts ?? []), ...(styles ?? [])], ["'unsafe-eval'"])) return -10
  if ([...directives].some(([, sources]) => sources.some(isUnencrypted))) return -10
  if (allowsAny(styles, [...BROAD_SOURCES, ...inline])) return 0
  return String(directives.get("default-src")) === "'none'" ? 10 : 5
}

function cookiePoints({ headers }: GradedResponse): number {
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return 0
  if (!cookies.every((cookie) => /; *samesite=(lax|strict)/i.test(cookie))) return -20
  if (cookies.every((cookie) => /; *secure/i.test(cookie))) return 5
  return hstsPoints({ headers, html: "" }) < 0 ? -20 : -5
}

const SIX_MONTHS_SECONDS = 15_552_000

function hstsPoints({ headers }: GradedResponse): number {
  const seconds = /^max-age=(\d+)(;|$)/.exec(headers.get("strict-transport-security") ?? "")?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < SIX_MONTHS_SECONDS ? -10 : 0
}

function framePoints({ headers }: GradedResponse): number {
  if (directivesOf(headers.get("content-security-policy") ?? "")?.has("frame-ancestors")) return 5
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20
}
