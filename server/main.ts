// First, because modules that are loaded after it read what it sets.
import "./node-environment.ts"
import type { Config } from "./config.ts"
import { stopOnSignals } from "./graceful-stop.ts"
import { listenAt } from "./http/listen-at.ts"
import { openLog } from "./log.ts"
import { openSite } from "./open-site.ts"
import { runProgram } from "./run-program.ts"

async function main(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  // Node would print the error with all its properties, which may contain visitors' input.
  process.once("uncaughtException", (err) => {
    log.fatal({ err }, "uncaught exception, process exits")
    process.exit(1)
  })
  const { server, firstOwnerNotice, stop } = await openSite(config, log, process.argv.includes("--dev"))
  stopOnSignals(stop, log, config.drainSeconds * 1000)
  try {
    const address = await listenAt(server, config)
    // Both lines are written at once, so that a program that waits for the first line gets the second too.
    const lines = [`Rent Car Service is open at ${address}`, firstOwnerNotice]
    console.log(lines.filter((line) => line !== null).join("\n"))
  } catch (error) {
    log.fatal({ err: error }, `cannot listen on ${config.listenSocket ?? `${config.host}:${config.port}`}`)
    process.exit(1)
  }
}

runProgram(main)
