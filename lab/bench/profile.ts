import type { Profiler } from "node:inspector"

/** The owner of a function, by the path of its script. The first match counts. */
const OWNERS = [
  ["react-dom", /\/node_modules\/(react-dom|scheduler)\//],
  ["react", /\/node_modules\/react\//],
  ["React Router", /\/node_modules\/(react-router|@react-router|@remix-run)\//],
  ["other packages", /\/node_modules\//],
  ["our pages", /\/build\/server\//],
  ["our server and adapters", /\/(server|adapters|domain)\//],
  ["Node", /^node:/],
] as const

/** The owners of V8's own entries, which belong to no script. */
const WITHOUT_SCRIPT: Readonly<Record<string, string>> = {
  "(garbage collector)": "garbage collection",
  "(program)": "engine and system",
}

export type Share = { owner: string; share: number }

/** Each owner's share of the samples, without idle time and in descending order. */
export function sharesIn({ nodes, samples = [] }: Profiler.Profile): Share[] {
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]))
  const counts: Record<string, number> = {}
  for (const id of samples) {
    const owner = owners.get(id)
    if (owner) counts[owner] = (counts[owner] ?? 0) + 1
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return Object.entries(counts)
    .map(([owner, count]) => ({ owner, share: count / total }))
    .sort((a, b) => b.share - a.share)
}

function ownerOf({ url, functionName }: { url: string; functionName: string }): string | null {
  if (functionName === "(idle)" || functionName === "(root)") return null
  const owner = OWNERS.find(([, path]) => path.test(url))?.[0]
  return owner ?? WITHOUT_SCRIPT[functionName] ?? "engine and system"
}
