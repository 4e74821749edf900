import type { Server } from "node:http"
import type { Config } from "./config.ts"
import { firstOwnerNotice } from "./first-owner.ts"
import { gracefulStop } from "./graceful-stop.ts"
import { limitsBehind, newServer } from "./http/connections.ts"
import { serve } from "./http/http.ts"
import { staticFiles } from "./http/static-files.ts"
import type { ServerLog } from "./log.ts"
import type { Metrics } from "./metrics/metrics.ts"
import { serveMetrics } from "./metrics/metrics-server.ts"
import { builtPages, developmentPages } from "./pages/render.ts"
import { WarmUp } from "./pages/warm-up.ts"
import { wire } from "./wiring.ts"

export type OpenSite = {
  /** Has all its request handlers, but does not listen yet. */
  server: Server
  /** The sentence that tells the first owner where the link to the office is; null if the office has an owner. */
  firstOwnerNotice: string | null
  /** Finishes running requests and delivery attempts, then closes everything. */
  stop: () => Promise<void>
}

/**
 * Connects all adapters, request handlers and workers of the site by the settings, and starts the workers. A process may open
 * several sites. `isDevelopment`: with pages from source, reloaded on change, instead of the build.
 */
export async function openSite(config: Config, log: ServerLog, isDevelopment = false): Promise<OpenSite> {
  const metrics = config.metricsPort === null ? null : await openMetrics()
  const wiring = await wire(config, log, metrics)
  const server = newServer(limitsBehind(config.trustProxy))
  const development = isDevelopment ? await developmentPages(wiring, server) : null
  const pages = development ?? (await builtPages(wiring))
  const metricsServer = metrics && (await serveMetrics(metrics, config.metricsPort ?? 0))
  const pageCache = development ? null : wiring.pageCache
  const { handlePage } = serve(server, development?.middleware ?? staticFiles(), {
    config,
    log,
    metrics,
    handleApiRequest: wiring.handleApiRequest,
    handlePhotoRequest: wiring.handlePhotoRequest,
    renderPage: pages.render,
    clock: wiring.ports.clock,
    routeOf: pages.routeOf,
    pageCache,
    isDevelopment,
    isReady: async () => !isStopping() && (warmUp?.isReady ?? true) && (await wiring.isReady()),
  })
  const warmUp =
    pageCache && config.warmUp
      ? new WarmUp({
          cache: pageCache,
          handlePage,
          paths: wiring.sitemapPaths,
          siteUrl: config.siteUrl,
          onError: (err) => log.warn({ err }, "page cache warm-up failed"),
        })
      : null
  const { stop, isStopping } = gracefulStop({
    server,
    log,
    drainMs: config.drainSeconds * 1000,
    endStreams: async () => {
      wiring.endStreams()
      await development?.close()
    },
    finish: async () => {
      warmUp?.stop()
      pageCache?.clear()
      await metricsServer?.close()
      await wiring.close()
    },
  })
  if (metricsServer) log.info({ url: metricsServer.url }, "metrics server listening")
  const ownerNotice = await firstOwnerNotice(wiring.officePorts.accounts, config)
  // The workers start last: the caller handles signals once this function returns, and a signal must be able to stop
  // them.
  wiring.privacyWorker.start()
  wiring.startDelivering()
  warmUp?.start()
  return {
    server,
    firstOwnerNotice: ownerNotice,
    stop,
  }
}

/** Loads the metrics library only if a metrics port is set. */
async function openMetrics(): Promise<Metrics> {
  const { Metrics } = await import("./metrics/metrics.ts")
  return new Metrics()
}
