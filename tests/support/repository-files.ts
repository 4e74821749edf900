import { readdirSync } from "node:fs"

/** Not written by people, or not part of the repository. */
const LEFT_OUT = /^(node_modules|build|data|test-results|public|\.git|\.react-router)$/
const TEXT = /\.(ts|tsx|mts|mjs|js|css|md|json|py|sh|html|yaml|yml|toml|conf|service|example)$/

/** @returns the text files of the repository that people write, as paths from its root. */
export function repositoryFiles(folder = ""): string[] {
  return readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.test(entry.name)) return []
    if (entry.isDirectory()) return repositoryFiles(path)
    return TEXT.test(entry.name) && entry.name !== "package-lock.json" ? [path] : []
  })
}
