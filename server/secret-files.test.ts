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

it("a setting that holds a password is read from the file that is named", () => {
  const environment = { PORT: "3000", SMTP_URL_FILE: join(folder, "smtp") }
  expect(withSecretFiles(environment)).toMatchObject({
    PORT: "3000",
    SMTP_URL: "smtps://user:password@mail.example:465",
  })
})

it("a setting without a file is as it was", () => {
  expect(withSecretFiles({ SMTP_URL: "smtp://127.0.0.1", SMTP_URL_FILE: " " })).toMatchObject({
    SMTP_URL: "smtp://127.0.0.1",
  })
})

it("the start is refused where a file cannot be read, or a setting stands twice, and each is named", () => {
  const environment = {
    DATABASE_URL_FILE: join(folder, "none"),
    SMTP_URL: "smtp://127.0.0.1",
    SMTP_URL_FILE: join(folder, "smtp"),
  }
  expect(() => withSecretFiles(environment)).toThrow(
    /DATABASE_URL_FILE: .* cannot be read \(ENOENT\)\s+SMTP_URL_FILE: SMTP_URL is set as well/,
  )
})
