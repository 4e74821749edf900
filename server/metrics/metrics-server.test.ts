import { Gauge } from "prom-client"
import { expect, it } from "vitest"
import { Metrics } from "./metrics.ts"
import { serveMetrics } from "./metrics-server.ts"

it("a metric that cannot be read causes only that scrape to fail", async () => {
  const metrics = new Metrics()
  const { url, close } = await serveMetrics(metrics, 0)
  const throwError = () => {
    throw new Error("cannot be read")
  }
  new Gauge({ name: "failing", help: "Fails", registers: [metrics.registry], collect: throwError })
  expect((await fetch(url)).status).toBe(500)
  metrics.registry.removeSingleMetric("failing")
  expect((await fetch(url)).status).toBe(200)
  await close()
})
