import { dirname } from "node:path"
import type { DatabaseLocation } from "#adapters/database/database.ts"

type Settings = Record<string, string>

/** Mail by this server. */
export const bySmtp = (url: string): Settings => ({
  SMTP_URL: url,
  MAIL_FROM: "site@example.lk",
  MAIL_TO: "office@example.lk",
})

/** No visitor is refused for coming often: all of them come from one address here. */

/** Where a site has to live to use the test's own database: its settings, and its data folder where that decides. */
export function homeOf(location: DatabaseLocation): { settings: Settings; dataDir: string | undefined } {
  return "url" in location
    ? { settings: { DATABASE_URL: location.url }, dataDir: undefined }
    : { settings: {}, dataDir: dirname(location.file) }
}
