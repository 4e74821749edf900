import { afterEach, beforeEach } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import type { Locate, Open } from "#tests/support/databases.ts"
import { Cluster } from "./cluster.ts"
import { bySmtp, homeOf } from "./settings.ts"

type Several = {
  cluster: Cluster
  sink: SmtpSink
  /** A handle of the test's own on the database of all. */
  db: Database
  start: (settings?: Record<string, string>) => Promise<void>
}

/** For each test so many processes on the test's database, with a mail server; they are there when the test has started them. */
export function useCluster(count: number, open: Open, locate: Locate): Several {
  const several = {
    start: async (settings = {}) => {
      const home = homeOf(locate())
      several.cluster = await Cluster.start(count, {
        ...home.settings,
        ...bySmtp(several.sink.url),
        ...settings,
      })
      several.db = await open()
    },
  } as Several // what is missing comes before it is asked for
  beforeEach(async () => {
    several.sink = await SmtpSink.start()
  })
  afterEach(async () => {
    await several.cluster.remove()
    await several.sink.stop()
  })
  return several
}
