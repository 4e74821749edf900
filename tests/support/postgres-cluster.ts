import type { TestProject } from "vitest/node"
import { findPostgres, startPostgres } from "./postgres-server.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases; null where its programs were not found. */
    postgresUrl: string | null
  }
}

export const SKIPPED = "PostgreSQL: skipped, initdb and pg_ctl were not found"

/** One temporary PostgreSQL server for the whole run of the tests, or the one that TEST_DATABASE_URL names. */
export default function setup(project: TestProject): (() => void) | undefined {
  const given = process.env.TEST_DATABASE_URL
  const programs = findPostgres()
  if (given) project.provide("postgresUrl", given)
  else if (programs) return startForRun(project, programs)
  else {
    process.stderr.write(`${SKIPPED}\n`)
    project.provide("postgresUrl", null)
  }
}

function startForRun(project: TestProject, programs: string): () => void {
  const server = startPostgres(programs)
  project.provide("postgresUrl", server.url)
  // Also when the run is broken off: no server stays behind.
  process.once("exit", server.remove)
  return server.remove
}
