import { type ChildProcess, fork } from "node:child_process"

/** For tests that start processes, because each may take seconds to load on a busy machine. */
export const PROCESSES_TIMEOUT_MS = 60_000

/**
 * Runs a script in `count` processes with the same input and returns their results.
 * All start together once the last one is loaded, which provokes races between processes.
 */
export async function runInProcesses<Result>(count: number, script: URL, input: unknown): Promise<Result[]> {
  // `execArgv`: without the Node options of the test runner's own process.
  const processes = Array.from({ length: count }, () => fork(script, { execArgv: [] }))
  await Promise.all(processes.map(nextMessage))
  const results = processes.map((process) => nextMessage<Result>(process))
  for (const process of processes) process.send({ input })
  return Promise.all(results)
}

/** Used in the script: reports that it is loaded, then runs once all are and sends the result. */
export function runInProcess<Input>(run: (input: Input) => Promise<unknown>): void {
  process.once("message", async (message: { input: Input }) => {
    process.send?.(await run(message.input))
    process.disconnect?.()
  })
  process.send?.("loaded")
}

function nextMessage<Message>(process: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    process.once("message", (message) => resolve(message as Message)) // sent by `runInProcess`
    process.once("error", reject)
    process.once("exit", (code) => reject(new Error(`a process ended without a result, with code ${code}`)))
  })
}
