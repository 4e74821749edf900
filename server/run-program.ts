import { existsSync } from "node:fs"
import { DatabaseNotOpened } from "#adapters/database/database.ts"
import { type Config, ConfigError, readConfig } from "./config.ts"
import { withSecretFiles } from "./secret-files.ts"

/** Runs a program with the settings of `.env` and the environment. Prints expected start errors as a sentence. */
export function runProgram(main: (config: Config) => Promise<void>): void {
  runWithSettings(main).catch((error) => {
    const isExplained = error instanceof ConfigError || error instanceof DatabaseNotOpened
    console.error(isExplained ? error.message : error)
    process.exit(1)
  })
}

async function runWithSettings(main: (config: Config) => Promise<void>): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env")
  await main(readConfig(withSecretFiles(process.env)))
}
