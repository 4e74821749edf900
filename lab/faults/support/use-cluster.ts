import { afterEach, beforeEach } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import type { Locate, Open } from "#tests/support/databases.ts"
import { Cluster } from "./cluster.ts"
import { siteSettingsFor, smtpSettings } from "./settings.ts"

type Several = {
  cluster: Cluster
  sink: SmtpSink
  /** The test's own connection to the shared database. */
  db: Database
  start: (settings?: Record<string, string>) => Promise<void>
}

/** Provides each test with processes on its database and a mail server. The test starts the processes itself. */
export function useCluster(count: number, open: Open, locate: Locate): Several {
  const several = {
    start: async (settings = {}) => {
      const home = siteSettingsFor(locate())
      several.cluster = await Cluster.start(count, {
        ...home.settings,
        ...smtpSettings(several.sink.url),
        ...settings,
      })
      several.db = await open()
    },
  } as Several // the other fields are set by beforeEach and start
  beforeEach(async () => {
    several.sink = await SmtpSink.start()
  })
  afterEach(async () => {
    await several.cluster.remove()
    await several.sink.stop()
  })
  return several
}
