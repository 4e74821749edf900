import { readFileSync } from "node:fs"
import { join } from "node:path"
import { viewOf } from "./document.ts"
import { hiddenValueIn } from "./read-page.ts"
import type { Site } from "./site.ts"
import { StaffBrowser } from "./staff-browser.ts"
import { previousCodeOf } from "./totp.ts"

export const OWNER = { name: "Nimal", email: "nimal@example.lk", password: "a road through the hills" }

/** The one-time link that a new site writes into a file for its first owner. */
export function firstOwnerLink(site: Pick<Site, "dataDir">): string {
  return readFileSync(join(site.dataDir, "first-owner"), "utf8").trim()
}

/** The path of that link. */
export function firstOwnerPath(site: Pick<Site, "dataDir">): string {
  return new URL(firstOwnerLink(site)).pathname
}

/** A browser in which the first owner of a new site is signed in, with a second factor. */
export async function firstOwnerAt(site: Site, browser = new StaffBrowser(site.url)): Promise<StaffBrowser> {
  await browser.submit(firstOwnerPath(site), OWNER)
  await setUpSecondFactor(browser, OWNER.password)
  return browser
}

/** A browser in which a new member of staff is signed in, with a second factor. */
export async function newStaffAt(
  site: Site,
  owner: StaffBrowser,
  person: { name: string; email: string; password: string },
): Promise<StaffBrowser> {
  const path = await invitePath(owner, "staff")
  const browser = new StaffBrowser(site.url, "192.0.2.2")
  await browser.submit(path, person)
  await setUpSecondFactor(browser, person.password)
  return browser
}

/** Grants or revokes the right of a member of staff to change rates and fleet. */
export async function setFleetRight(owner: StaffBrowser, email: string, right: "give-fleet" | "take-fleet") {
  const page = viewOf(await (await owner.open("/office/staff")).text())
  const row = page.getAllByRole("row").find(({ textContent }) => textContent?.includes(email))
  if (!row) throw new Error(`no member of staff has the email ${email}`)
  return owner.submit("/office/staff", { act: right, id: viewOf(row).value("id") })
}

/** Creates an invitation. @returns the path of its link. */
export async function invitePath(owner: StaffBrowser, role: "owner" | "staff"): Promise<string> {
  await owner.submit("/office/staff", { act: "invite", role })
  return new URL(invitationLinkIn(await (await owner.open("/office/staff")).text())).pathname
}

/** The URL of a new invitation in the page that shows it, or an empty string. */
export function invitationLinkIn(html: string): string {
  const fields = viewOf(html).all("input[value]") as HTMLInputElement[] // by the selector
  return fields.map(({ value }) => value).find((value) => /^http.+\/office\/welcome\//.test(value)) ?? ""
}

/** Sets up a phone for the account that is signed in. @returns the key of its codes. */
export async function setUpSecondFactor(browser: StaffBrowser, password: string): Promise<string> {
  const html = await (await browser.submit("/office/second-factor", { password })).text()
  const uri = hiddenValueIn(html, "uri")
  const key = new URL(uri).searchParams.get("secret") ?? ""
  // Uses the previous code, so that the current one remains for a sign-in. At the end of its 30 seconds it is refused; retries then succeed.
  for (let attempts = 0; attempts < 3; attempts++) {
    const response = await browser.submit("/office/second-factor", { code: await previousCodeOf(key), uri })
    if (response.status === 303) return key
  }
  throw new Error("no phone could be set up for the account")
}
