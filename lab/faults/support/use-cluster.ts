import { afterEach, beforeEach } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import type { Locate, Open } from "#tests/support/databases.ts"
import { Cluster } from "./cluster.ts"
import { siteSettingsFor, smtpSettings } from "./settings.ts"

type ClusterSetup = {
  cluster: Cluster
  sink: SmtpSink
  /** The test's own connection to the shared database. */
  db: Database
  start: (settings?: Record<string, string>) => Promise<void>
}

/** Provides each test with processes on its database and a mail server. The test starts the processes itself. */
export function useCluster(count: number, open: Open, locate: Locate): ClusterSetup {
  const setup = {
    start: async (settings = {}) => {
      const database = siteSettingsFor(locate())
      setup.cluster = await Cluster.start(count, {
        ...database.settings,
        ...smtpSettings(setup.sink.url),
        ...settings,
      })
      setup.db = await open()
    },
  } as ClusterSetup // the other fields are set by beforeEach and start
  beforeEach(async () => {
    setup.sink = await SmtpSink.start()
  })
  afterEach(async () => {
    await setup.cluster.remove()
    await setup.sink.stop()
  })
  return setup
}
