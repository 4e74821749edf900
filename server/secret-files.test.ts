import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { withSecretFiles } from "./secret-files.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rent-car-secrets-"))
  writeFileSync(join(folder, "smtp"), "smtps://user:password@mail.example:465\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

it("a secret setting is read from its file", () => {
  const environment = { PORT: "3000", SMTP_URL_FILE: join(folder, "smtp") }
  expect(withSecretFiles(environment)).toMatchObject({
    PORT: "3000",
    SMTP_URL: "smtps://user:password@mail.example:465",
  })
})

it("a setting without a file is unchanged", () => {
  expect(withSecretFiles({ SMTP_URL: "smtp://127.0.0.1", SMTP_URL_FILE: " " })).toMatchObject({
    SMTP_URL: "smtp://127.0.0.1",
  })
})

it("an unreadable file and a setting that is given twice are errors that name the setting", () => {
  const environment = {
    DATABASE_URL_FILE: join(folder, "none"),
    SMTP_URL: "smtp://127.0.0.1",
    SMTP_URL_FILE: join(folder, "smtp"),
  }
  expect(() => withSecretFiles(environment)).toThrow(
    /DATABASE_URL_FILE: .* cannot be read \(ENOENT\)\s+SMTP_URL_FILE: SMTP_URL is set as well/,
  )
})
