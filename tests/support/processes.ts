import { type ChildProcess, fork } from "node:child_process"

/** For a test that starts processes: on a busy machine each takes seconds to load. */
export const PROCESSES_TIMEOUT_MS = 60_000

/**
 * Runs a script in so many processes, each with the same input, and gives what each of them answered.
 * They begin together, when the last of them is loaded: this is how races between processes are tried.
 */
export async function inProcesses<Answer>(count: number, script: URL, input: unknown): Promise<Answer[]> {
  const processes = Array.from({ length: count }, () => fork(script, { execArgv: [] }))
  await Promise.all(processes.map(nextMessage))
  const answers = processes.map((process) => nextMessage<Answer>(process))
  for (const process of processes) process.send({ input })
  return Promise.all(answers)
}

/** In the script: says that it is loaded, does its work when all are, and answers. */
export function work<Input>(run: (input: Input) => Promise<unknown>): void {
  process.once("message", async (message: { input: Input }) => {
    process.send?.(await run(message.input))
    process.disconnect?.()
  })
  process.send?.("loaded")
}

function nextMessage<Message>(process: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    process.once("message", (message) => resolve(message as Message)) // what `work` sent
    process.once("error", reject)
    process.once("exit", (code) => reject(new Error(`a process ended without an answer, with code ${code}`)))
  })
}
