import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Site } from "./site.ts"
import { StaffBrowser } from "./staff-browser.ts"
import { codeOf } from "./totp.ts"

export const OWNER = { name: "Nimal", email: "nimal@example.lk", password: "a road through the hills" }

/** The link that the start of a new site wrote down for its first owner. */
export function firstOwnerLink(site: Pick<Site, "dataDir">): string {
  return readFileSync(join(site.dataDir, "first-owner"), "utf8").trim()
}

/** The path of that link. */
export function firstOwnerPath(site: Pick<Site, "dataDir">): string {
  return new URL(firstOwnerLink(site)).pathname
}

/** A browser in which the first owner of a new site is signed in, with a phone tied to the account. */
export async function firstOwnerAt(site: Site, browser = new StaffBrowser(site.url)): Promise<StaffBrowser> {
  await browser.submit(firstOwnerPath(site), OWNER)
  await tiePhone(browser, OWNER.password)
  return browser
}

/** A browser in which somebody new is signed in whom an owner let in as one of the staff. */
export async function newStaffAt(
  site: Site,
  owner: StaffBrowser,
  person: { name: string; email: string; password: string },
): Promise<StaffBrowser> {
  const link = await invitePath(owner, "staff")
  const browser = new StaffBrowser(site.url, "192.0.2.2")
  await browser.submit(link, person)
  await tiePhone(browser, person.password)
  return browser
}

/** Makes an invitation. @returns the path of its link. */
export async function invitePath(owner: StaffBrowser, role: "owner" | "staff"): Promise<string> {
  await owner.submit("/office/staff", { act: "invite", role })
  return new URL(invitationLinkIn(await (await owner.open("/office/staff")).text())).pathname
}

/** The whole link of a new invitation, in the page that shows it. */
export function invitationLinkIn(html: string): string {
  return /value="(http[^"]+\/office\/welcome\/[\w-]+)"/.exec(html)?.[1] ?? ""
}

/** Ties a phone to the account that was just made. @returns the key of its codes. */
export async function tiePhone(browser: StaffBrowser, password: string): Promise<string> {
  const html = await (await browser.submit("/office/second-factor", { password })).text()
  const uri = /name="uri" value="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  const key = new URL(uri).searchParams.get("secret") ?? ""
  // The code before the present one, so that a test can sign in with that. It ends when the half minute does: then the next will do.
  for (let tries = 0; tries < 3; tries++) {
    const answer = await browser.submit("/office/second-factor", { code: codeOf(key, -1), uri })
    if (answer.status === 303) return key
  }
  throw new Error("no phone could be tied to the account")
}
