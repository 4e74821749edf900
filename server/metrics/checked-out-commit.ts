import { readFileSync } from "node:fs"

const REPOSITORY = new URL("../../.git/", import.meta.url)

/**
 * The first twelve digits of the commit that is checked out, as a metrics label; 'unknown' without a repository. Reads the files
 * of `.git`, because a server need not have git installed.
 */
export function checkedOutCommit(repository = REPOSITORY): string {
  const head = readGitFile(repository, "HEAD")
  const branch = /^ref: (\S+)/.exec(head)?.[1]
  const commit =
    branch === undefined ? head : readGitFile(repository, branch) || packedCommit(repository, branch)
  return /^[0-9a-f]{12}/.exec(commit)?.[0] ?? "unknown"
}

/** After `git pack-refs`, one file holds all branches: a commit and a name on each line. */
function packedCommit(repository: URL, branch: string): string {
  const lines = readGitFile(repository, "packed-refs").split("\n")
  return lines.find((line) => line.endsWith(` ${branch}`)) ?? ""
}

function readGitFile(repository: URL, name: string): string {
  try {
    return readFileSync(new URL(name, repository), "utf8").trim()
  } catch {
    return "" // a copy without its repository is not an error
  }
}
