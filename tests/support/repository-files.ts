import { readdirSync } from "node:fs"

/** Names of files and folders, at any depth, that are generated or not part of the repository. */
const EXCLUDED = /^(node_modules|build|data|test-results|public|\.git|\.react-router)$/
const TEXT = /\.(ts|tsx|mts|mjs|js|css|md|json|py|sh|html|yaml|yml|toml|conf|service|example)$/

/** @returns the hand-written text files of the repository, as paths from its root. */
export function repositoryFiles(folder = ""): string[] {
  return readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (EXCLUDED.test(entry.name)) return []
    if (entry.isDirectory()) return repositoryFiles(path)
    return TEXT.test(entry.name) && entry.name !== "package-lock.json" ? [path] : []
  })
}
