// First, because modules that are loaded after it read what it sets.
import "./node-environment.ts"
import type { Config } from "./config.ts"
import { firstOwnerNotice } from "./first-owner.ts"
import { limitsBehind, newServer } from "./http/connections.ts"
import { serve } from "./http/http.ts"
import { listenAt } from "./http/listen-at.ts"
import { staticFiles } from "./http/static-files.ts"
import { openLog } from "./log.ts"
import type { Metrics } from "./metrics/metrics.ts"
import { serveMetrics } from "./metrics/metrics-server.ts"
import { builtPages, developmentPages } from "./pages/render.ts"
import { WarmUp } from "./pages/warm-up.ts"
import { runProgram } from "./run-program.ts"
import { stopInOrder } from "./stop-in-order.ts"
import { wire } from "./wiring.ts"

async function main(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  // Node would print the error with all its properties, which may contain visitors' input.
  process.once("uncaughtException", (err) => {
    log.fatal({ err }, "uncaught exception, process exits")
    process.exit(1)
  })
  const metrics = config.metricsPort === null ? null : await openMetrics()
  const wiring = await wire(config, log, metrics)
  const server = newServer(limitsBehind(config.trustProxy))
  const development = process.argv.includes("--dev") ? await developmentPages(wiring, server) : null
  const pages = development ?? (await builtPages(wiring))
  const metricsServer = metrics && (await serveMetrics(metrics, config.metricsPort ?? 0))
  const pageCache = development ? null : wiring.pageCache
  const { handlePage: answerPage } = serve(server, development?.middleware ?? staticFiles(), {
    config,
    log,
    metrics,
    handleApiRequest: wiring.handleApiRequest,
    handleUpload: wiring.handleUpload,
    renderPage: pages.render,
    clock: wiring.ports.clock,
    routeOf: pages.routeOf,
    pageCache,
    isDevelopment: development !== null,
    isReady: async () => !isStopping() && (warmUp?.isReady ?? true) && (await wiring.isReady()),
  })
  const warmUp =
    pageCache && config.warmUp
      ? new WarmUp({
          cache: pageCache,
          handlePage: answerPage,
          paths: wiring.sitemapPaths,
          siteUrl: config.siteUrl,
          onError: (err) => log.warn({ err }, "page cache warm-up failed"),
        })
      : null
  const isStopping = stopInOrder({
    server,
    log,
    drainMs: config.drainSeconds * 1000,
    endStreams: async () => {
      wiring.endStreams()
      await development?.close()
    },
    finish: async () => {
      warmUp?.stop()
      await metricsServer?.close()
      await wiring.close()
    },
  })
  if (metricsServer) log.info({ url: metricsServer.url }, "metrics server listening")
  wiring.privacyWorker.start()
  wiring.startDelivering()
  warmUp?.start()

  const notice = await firstOwnerNotice(wiring.officePorts.accounts, config)
  try {
    const address = await listenAt(server, config)
    // Both lines are written at once, so that a program that waits for the first line gets the second too.
    console.log([`Rent Car Service is open at ${address}`, ...(notice ? [notice] : [])].join("\n"))
  } catch (error) {
    log.fatal({ err: error }, `cannot listen on ${config.listenSocket ?? `${config.host}:${config.port}`}`)
    process.exit(1)
  }
}

/** Loads the metrics library only if a metrics port is set. */
async function openMetrics(): Promise<Metrics> {
  const { Metrics } = await import("./metrics/metrics.ts")
  return new Metrics()
}

runProgram(main)
