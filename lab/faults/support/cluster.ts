import { type SiteProcess, startSite } from "#tests/support/site.ts"
import { Balancer } from "./balancer.ts"

/** Several processes on one database behind a load balancer, each with its own data folder, as on several machines. */
export class Cluster {
  readonly balancer: Balancer
  sites: SiteProcess[] = []
  readonly #settings: Record<string, string>

  private constructor(balancer: Balancer, settings: Record<string, string>) {
    this.balancer = balancer
    this.#settings = settings
  }

  static async start(count: number, settings: Record<string, string>): Promise<Cluster> {
    const cluster = new Cluster(await Balancer.start(), { TRUST_PROXY: "1", LOG_LEVEL: "warn", ...settings })
    // Started at once, so that they migrate and seed the same empty database concurrently.
    await Promise.all(Array.from({ length: count }, () => cluster.#add()))
    return cluster
  }

  get url(): string {
    return this.balancer.url
  }

  /** Stops and replaces one process after the other. @returns their exit codes. */
  async restartEach(): Promise<(number | null)[]> {
    const exitCodes: (number | null)[] = []
    for (const site of [...this.sites]) {
      exitCodes.push(await site.stop())
      this.balancer.remove(site.url)
      this.sites = this.sites.filter((other) => other !== site)
      await this.#add(site.dataDir)
    }
    return exitCodes
  }

  /** Kills one process, as a power cut would. The balancer has to notice it. */
  async killOne(): Promise<void> {
    const [first, ...others] = this.sites
    this.sites = others
    await first?.kill()
  }

  async remove(): Promise<void> {
    await this.balancer.stop()
    await Promise.all(this.sites.map((site) => site.remove()))
  }

  async #add(dataDir?: string): Promise<void> {
    const site = await startSite(this.#settings, dataDir)
    this.sites.push(site)
    await this.balancer.add(site.url)
  }
}
