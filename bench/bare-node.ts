import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import type { Headers } from "./load.ts"
import { onServerCore } from "./machine.ts"

export type BareNode = { url: string; stop: () => Promise<void> }

/** A second Node on the server's core that answers every request with these bytes and headers, and does nothing else. */
export async function startBareNode(bytes: Buffer, headers: Headers): Promise<BareNode> {
  const list = JSON.stringify(Object.entries(headers).flat())
  const child = await onServerCore(async () =>
    spawn(process.execPath, ["bench/bare-node-server.ts", list], { stdio: ["pipe", "pipe", "inherit"] }),
  )
  child.stdin.end(bytes)
  const [url] = await once(createInterface(child.stdout), "line")
  return { url: String(url), stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  await ended
}
