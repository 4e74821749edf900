import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { welcomeLink } from "#app/office/paths.ts"
import type { StaffAccounts } from "#domain/staff/staff-accounts.ts"

/** Holds the link for the first owner: only its reader may use it, so it is in no log. */
export function firstOwnerFile(dataDir: string): string {
  return join(dataDir, "first-owner")
}

export async function removeFirstOwnerFile(dataDir: string): Promise<void> {
  await rm(firstOwnerFile(dataDir), { force: true })
}

/**
 * Writes a new link for the first owner while there is no owner, and removes the file afterwards.
 * @returns what the start prints; null where there is an owner.
 */
export async function firstOwnerNotice(
  accounts: StaffAccounts,
  { officeUrl, dataDir }: { officeUrl: string; dataDir: string },
): Promise<string | null> {
  const secret = await accounts.inviteFirstOwner(new Date())
  if (secret === null) {
    await removeFirstOwnerFile(dataDir)
    return null
  }
  const file = firstOwnerFile(dataDir)
  const written = `${file}.${process.pid}`
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await rm(written, { force: true }) // of a process that ended while it wrote: its mode may be another
  await writeFile(written, `${welcomeLink(officeUrl, secret)}\n`, { mode: 0o600, flag: "wx" })
  await rename(written, file)
  return `The office has no owner yet. Open the link in this file within three days to become the owner:\n  ${file}`
}
