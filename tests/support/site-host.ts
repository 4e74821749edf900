import { type ChildProcess, fork } from "node:child_process"

/** A request to the host's process, about the site with this id. */
export type HostRequest = { id: number } & (
  | { type: "open"; settings: Record<string, string> }
  | { type: "stop" }
)
/** `done` ends a request that succeeded, `failed` one that did not. `output` is text that the site logs. */
export type HostMessage = { id: number } & (
  | { type: "output"; text: string }
  | { type: "done"; url: string }
  | { type: "failed"; reason: string }
)

const SCRIPT = new URL("scripts/site-host.ts", import.meta.url)

/** A process with several sites, each as `npm start` composes it. */
export class SiteHost {
  readonly #process: ChildProcess
  /** The output of each site. The index is the id of the site. */
  readonly #outputs: string[] = []
  readonly #pending = new Map<number, PromiseWithResolvers<string>>()

  /**
   * Starts the process, which ends with the process that started it. `env` holds its environment variables; those
   * of a site are passed to `open`.
   */
  constructor(env: Record<string, string | undefined>) {
    // `execArgv`: without the Node options of the test runner's own process.
    this.#process = fork(SCRIPT, { env, execArgv: [] })
    this.#process.on("message", (message: HostMessage) => this.#receive(message))
    this.#process.once("exit", (code) => {
      for (const { reject } of this.#pending.values())
        reject(new Error(`the host of sites ended with ${code}`))
    })
    this.#process.unref()
    this.#process.channel?.unref()
  }

  /** Opens a site with these environment variables. Rejects if it cannot be opened. */
  async open(settings: Record<string, string>) {
    const id = this.#outputs.push("") - 1
    const url = await this.#send({ id, type: "open", settings })
    const output = () => this.#outputs[id] ?? ""
    const stop = async () => void (await this.#send({ id, type: "stop" }))
    return { url, output, stop }
  }

  #send(request: HostRequest): Promise<string> {
    const pending = Promise.withResolvers<string>()
    this.#pending.set(request.id, pending)
    this.#process.send(request)
    return pending.promise
  }

  #receive(message: HostMessage): void {
    const { id } = message
    if (message.type === "output") {
      this.#outputs[id] += message.text
      return
    }
    if (message.type === "done") this.#pending.get(id)?.resolve(message.url)
    else this.#pending.get(id)?.reject(new Error(`${message.reason}\n${this.#outputs[id]}`))
    this.#pending.delete(id)
  }
}
