import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { writeEnquiryEmail } from "#domain/enquiry/enquiry-email.ts"
import { deliveryOf, neverAborted, transportContract } from "#tests/contract/transport-contract.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { BOOKING, enquiryOf } from "#tests/support/sample-enquiries.ts"
import { MailboxTransport } from "./mailbox-transport.ts"

const SETTINGS = {
  siteUrl: "https://www.example.lk",
  from: "Website <website@example.lk>",
  to: "office@example.lk",
}

let temporaryFolder: string
let folder: string
let transport: MailboxTransport
const fileNames = async () => ((await stat(folder).catch(() => null)) ? readdir(folder) : [])
const read = (name: string) => readFile(path.join(folder, name), "utf8")

const prepare = async () => {
  temporaryFolder = await mkdtemp(path.join(tmpdir(), "mailbox-"))
  folder = path.join(temporaryFolder, "data", "mailbox")
  transport = new MailboxTransport({ folder, ...SETTINGS })
}
const removeFiles = () => rm(temporaryFolder, { recursive: true, force: true })

transportContract("a mailbox folder", async () => {
  await prepare()
  return {
    transport,
    channel: "mailbox",
    receivedDeliveries: async () => {
      const emails = await Promise.all((await fileNames()).map(read))
      return emails.map(readEmail).map(({ headers, text }) => ({
        id: headers.get("message-id") ?? "",
        content: text.replaceAll("\u00a0", " "),
      }))
    },
    breakReceiver: () => writeFile(path.join(temporaryFolder, "data"), "a file where a folder should be"),
    stop: removeFiles,
  }
})

describe("the file", () => {
  beforeEach(prepare)
  afterEach(removeFiles)

  const deliver = () => transport.deliver(deliveryOf(BOOKING), neverAborted())

  it("is named by the time in Sri Lanka and the reference", async () => {
    await deliver()
    expect(await fileNames()).toEqual(["2026-11-22T0404-7K4M-2Q9T.eml"])
  })

  it("is an email that mail programs open", async () => {
    await deliver()
    const email = readEmail(await read("2026-11-22T0404-7K4M-2Q9T.eml"))
    expect(Object.fromEntries(email.headers)).toMatchObject({
      subject: "New Booking (Toyota KDH Hi Roof Van 14 Seater)",
      from: "Website <website@example.lk>",
      to: "office@example.lk",
      "reply-to": "Ms Anna Perera <anna@example.com>",
      date: "Sat, 21 Nov 2026 22:34:54 +0000",
      "x-reference": "7K4M-2Q9T",
      "mime-version": "1.0",
    })
    const sentEmail = writeEnquiryEmail(enquiryOf(BOOKING), SETTINGS)
    expect(email.text.trim()).toBe(sentEmail.text.trim())
    expect(email.html.trim()).toBe(sentEmail.html.trim())
  })

  it("is one file, however often the same email is delivered", async () => {
    await deliver()
    const [name = ""] = await fileNames()
    await deliver()
    expect(await fileNames()).toEqual([name])
  })

  it.skipIf(process.platform === "win32")("can be read by its owner only", async () => {
    await deliver()
    const [name = ""] = await fileNames()
    expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0)
    expect((await stat(folder)).mode & 0o077).toBe(0)
  })

  it("leaves no incomplete file when the file cannot be renamed", async () => {
    await deliver()
    const [name = ""] = await fileNames()
    await rm(path.join(folder, name))
    // A file cannot replace a folder that is not empty.
    await mkdir(path.join(folder, name, "in-the-way"), { recursive: true })
    expect(await deliver()).toMatchObject({
      ok: false,
      reason: "failed",
      detail: expect.stringMatching(/^E/),
    })
    expect(await fileNames()).toEqual([name])
  })
})
