import { dirname } from "node:path"
import type { DatabaseLocation } from "#adapters/database/database.ts"

type Settings = Record<string, string>

/** Settings for email by this server. */
export const smtpSettings = (url: string): Settings => ({
  SMTP_URL: url,
  MAIL_FROM: "site@example.lk",
  MAIL_TO: "office@example.lk",
})

/** The settings, and for SQLite the data folder, with which a site uses the test's database. */
export function siteSettingsFor(location: DatabaseLocation): {
  settings: Settings
  dataDir: string | undefined
} {
  return "url" in location
    ? { settings: { DATABASE_URL: location.url }, dataDir: undefined }
    : { settings: {}, dataDir: dirname(location.file) }
}
