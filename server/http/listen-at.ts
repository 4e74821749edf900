import { chmod, lstat, rm } from "node:fs/promises"
import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { type Config, originOf } from "../config.ts"

type ListenSettings = Pick<Config, "listenSocket" | "host" | "port">

/** Read and write for owner and group. With the setgid bit on the folder the group is the proxy's. */
const SOCKET_MODE = 0o660

/**
 * Listens at the Unix socket of the settings, otherwise at their port.
 * @returns the server's URL; port 0 selects a free port. Rejects if the address is in use.
 */
export async function listenAt(
  server: Server,
  { listenSocket, host, port }: ListenSettings,
): Promise<string> {
  if (listenSocket === null) {
    await waitUntilListening(server, () => server.listen(port, host))
    return originOf(host, (server.address() as AddressInfo).port) // never a string, because this is not a Unix socket
  }
  await removeStaleSocket(listenSocket)
  await waitUntilListening(server, () => server.listen(listenSocket))
  await chmod(listenSocket, SOCKET_MODE)
  return `unix:${listenSocket}`
}

function waitUntilListening(server: Server, listen: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.once("listening", () => {
      server.off("error", reject)
      resolve()
    })
    listen()
  })
}

/** Removes the socket file of a killed process. No process listens at it, and it would block `listen`. */
async function removeStaleSocket(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => null)
  if (stats?.isSocket() && !(await isListening(path))) await rm(path)
}

async function isListening(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = connect(path, () => resolve(true))
  // Any other error, such as a socket of another user, does not prove that no process listens.
  probe.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "ECONNREFUSED"))
  const hasListener = await promise
  probe.destroy()
  return hasListener
}
