// Opens sites for `openSite` of tests/support/site.ts, several in one process.
// The first import, because React is loaded after it and reads the NODE_ENV that it sets.
import "#server/node-environment.ts"
import { readConfig } from "#server/config.ts"
import { listenAt } from "#server/http/listen-at.ts"
import { openLog } from "#server/log.ts"
import { type OpenSite, openSite } from "#server/open-site.ts"
import type { HostMessage, HostRequest } from "../site-host.ts"

const sites = new Map<number, OpenSite>()
const send = (message: HostMessage) => process.send?.(message)

process.on("message", (request: HostRequest) => {
  const { id } = request
  const handled = request.type === "open" ? open(id, request.settings) : stop(id)
  handled.catch((error) => send({ id, type: "failed", reason: String(error?.stack ?? error) }))
})
process.once("disconnect", () => process.exit())

async function open(id: number, settings: Record<string, string>): Promise<void> {
  const config = readConfig(settings)
  const write = (text: string) => void send({ id, type: "output", text })
  const site = await openSite(config, openLog(config.logLevel, { write }))
  sites.set(id, site)
  send({ id, type: "done", url: await listenAt(site.server, config) })
}

async function stop(id: number): Promise<void> {
  await sites.get(id)?.stop()
  sites.delete(id)
  send({ id, type: "done", url: "" })
}
