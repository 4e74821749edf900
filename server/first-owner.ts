import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { welcomeLink } from "#app/office/paths.ts"
import type { StaffAccounts } from "#domain/staff/staff-accounts.ts"

/** The file with the first owner's link. It is a secret, so the link is not logged. */
export function firstOwnerFile(dataDir: string): string {
  return join(dataDir, "first-owner")
}

export async function removeFirstOwnerFile(dataDir: string): Promise<void> {
  await rm(firstOwnerFile(dataDir), { force: true })
}

/**
 * Writes a new link for the first owner while there is no owner, and otherwise removes the file.
 * @returns the text that the start prints; null if there is an owner
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
  const temporaryFile = `${file}.${process.pid}`
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await rm(temporaryFile, { force: true }) // left by a process that ended while it wrote, perhaps with another mode
  await writeFile(temporaryFile, `${welcomeLink(officeUrl, secret)}\n`, { mode: 0o600, flag: "wx" })
  await rename(temporaryFile, file)
  return `The office has no owner yet. Open the link in this file within three days to become the owner:\n  ${file}`
}
