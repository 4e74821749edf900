import { readFileSync } from "node:fs"
import { CHANNELS, URL_SETTINGS } from "#domain/delivery/delivery.ts"
import { ConfigError, type Environment } from "./config.ts"

/** Settings that may contain a password or a key. Each can be read from the file that `..._FILE` names. */
const SECRETS: readonly string[] = [
  "DATABASE_URL",
  ...URL_SETTINGS,
  ...Object.values(CHANNELS).flatMap(({ secrets }) => secrets),
]

/**
 * The environment with the contents of its secret files.
 * @throws ConfigError for an unreadable file, and for a setting that is given twice
 */
export function withSecretFiles(environment: Environment): Environment {
  const problems: string[] = []
  const secretEntries = SECRETS.flatMap((name) => {
    const file = environment[`${name}_FILE`]?.trim()
    if (!file) return []
    if (environment[name]?.trim())
      problems.push(`${name}_FILE: ${name} is set as well; leave one of them out`)
    try {
      return [[name, readFileSync(file, "utf8").trim()]]
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "unknown"
      problems.push(`${name}_FILE: ${file} cannot be read (${code})`)
      return []
    }
  })
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...environment, ...Object.fromEntries(secretEntries) }
}
