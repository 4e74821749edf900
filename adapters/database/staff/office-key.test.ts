import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import {
  adoptOfficeKey,
  isKeyStoredOutsideDatabase,
  OfficeKeyMissing,
  removeLostKey,
  renewKeyInDatabase,
} from "./office-key.ts"

const OLD_KEY = "o".repeat(32)
const NEW_KEY = "n".repeat(32)
const NOW = "2026-11-24T00:00:00.000Z"
const TOTP_SECRET = "JBSWY3DPEHPK3PXP"

describeOnEachDatabase("the key of the office", (open) => {
  it("is moved out of the database, decrypts earlier data, and ends sessions of the old key", async () => {
    const db = await open()
    await insertSignedInPerson(db, OLD_KEY)
    await db.insertInto("secrets").values({ name: "office", value: OLD_KEY }).execute()
    expect(await adoptOfficeKey(db, [NEW_KEY])).toBe(NEW_KEY)
    expect(await decryptSecret(db, NEW_KEY)).toBe(TOTP_SECRET)
    expect(await db.selectFrom("staff_sessions").selectAll().execute()).toEqual([])
    const remaining = JSON.stringify(await db.selectFrom("secrets").selectAll().execute())
    expect(remaining).not.toContain(OLD_KEY)
    expect(remaining).not.toContain(NEW_KEY)
  })

  it("is renewed by a newer one that is listed first, and the older one alone is then refused", async () => {
    const db = await open()
    await adoptOfficeKey(db, [OLD_KEY])
    await insertSignedInPerson(db, OLD_KEY)
    await adoptOfficeKey(db, [OLD_KEY])
    expect(await db.selectFrom("staff_sessions").select("id").execute()).toHaveLength(1)
    await adoptOfficeKey(db, [NEW_KEY, OLD_KEY])
    expect(await decryptSecret(db, NEW_KEY)).toBe(TOTP_SECRET)
    await adoptOfficeKey(db, [NEW_KEY])
    await expect(adoptOfficeKey(db, [OLD_KEY])).rejects.toThrow(OfficeKeyMissing)
    expect(await isKeyStoredOutsideDatabase(db)).toBe(true)
    expect(await decryptSecret(db, NEW_KEY)).toBe(TOTP_SECRET)
  })

  it("is adopted once when several processes start at once", async () => {
    const db = await open()
    await insertSignedInPerson(db, OLD_KEY)
    await db.insertInto("secrets").values({ name: "office", value: OLD_KEY }).execute()
    await Promise.all([1, 2, 3].map(() => adoptOfficeKey(db, [NEW_KEY])))
    expect(await decryptSecret(db, NEW_KEY)).toBe(TOTP_SECRET)
  })

  it("can be replaced after a loss, which removes the second factors and no account", async () => {
    const db = await open()
    await adoptOfficeKey(db, [OLD_KEY])
    await insertSignedInPerson(db, OLD_KEY)
    expect(await removeLostKey(db)).toBe(1)
    expect(await adoptOfficeKey(db, [NEW_KEY])).toBe(NEW_KEY)
    expect(await db.selectFrom("staff").select(["id", "second_factor_enabled"]).execute()).toEqual([
      { id: "nimal", second_factor_enabled: 0 },
    ])
  })

  it("is renewed in the database when it is stored there, for several machines", async () => {
    const db = await open()
    await insertSignedInPerson(db, OLD_KEY)
    await db.insertInto("secrets").values({ name: "office", value: OLD_KEY }).execute()
    expect(await isKeyStoredOutsideDatabase(db)).toBe(false)
    await renewKeyInDatabase(db, NEW_KEY)
    expect(await decryptSecret(db, NEW_KEY)).toBe(TOTP_SECRET)
    expect(await db.selectFrom("secrets").select("value").where("name", "=", "office").execute()).toEqual([
      { value: NEW_KEY },
    ])
  })
})

/** Inserts a signed-in person with a second factor. */
async function insertSignedInPerson(db: Database, key: string): Promise<void> {
  const times = { created_at: NOW, updated_at: NOW }
  await db
    .insertInto("staff")
    .values({
      id: "nimal",
      name: "Nimal",
      email: "n@example.lk",
      email_verified: 0,
      role: "owner",
      second_factor_enabled: 1,
      ...times,
    })
    .execute()
  const encrypt = (data: string) => symmetricEncrypt({ key, data })
  await db
    .insertInto("staff_second_factors")
    .values({
      id: "1",
      staff_id: "nimal",
      secret: await encrypt(TOTP_SECRET),
      paper_codes: await encrypt("[]"),
    })
    .execute()
  await db
    .insertInto("staff_sessions")
    .values({ id: "1", staff_id: "nimal", token: "t", expires_at: "2037-01-01T00:00:00.000Z", ...times })
    .execute()
}

async function decryptSecret(db: Database, key: string): Promise<string> {
  const row = await db.selectFrom("staff_second_factors").selectAll().executeTakeFirstOrThrow()
  expect(await symmetricDecrypt({ key, data: row.paper_codes })).toBe("[]")
  return symmetricDecrypt({ key, data: row.secret })
}
