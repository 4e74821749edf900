import { expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { ADDRESS_SECRET, formSecrets, readOrCreateSecret, renewSecrets } from "./secret.ts"

describeOnEachDatabase("a secret", (open, locate) => {
  it("is 256 random bits, the same at each read, and different for each name", async () => {
    const db = await open()
    const secret = await readOrCreateSecret(db, "one")
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(await readOrCreateSecret(db, "one")).toBe(secret)
    expect(await readOrCreateSecret(db, "other")).not.toBe(secret)
  })

  it("is another one after a renewal, and for forms the previous one is still known", async () => {
    const db = await open()
    const { secret } = await formSecrets(db)
    const addressSecret = await readOrCreateSecret(db, ADDRESS_SECRET)
    await renewSecrets(db)
    const renewedSecrets = await formSecrets(db)
    expect(renewedSecrets.previousSecret).toBe(secret)
    expect(renewedSecrets.secret).not.toBe(secret)
    expect(await readOrCreateSecret(db, ADDRESS_SECRET)).not.toBe(addressSecret)
    await renewSecrets(db)
    expect((await formSecrets(db)).previousSecret).toBe(renewedSecrets.secret)
  })

  it(
    "is one when several processes create it at once",
    async () => {
      await open()
      const script = new URL("../../../tests/support/scripts/create-secret.ts", import.meta.url)
      const secrets = await runInProcesses<string>(4, script, locate())
      expect(new Set(secrets).size).toBe(1)
      expect(secrets[0]).toBe(await readOrCreateSecret(await open(), "shared"))
    },
    PROCESSES_TIMEOUT_MS,
  )
})
