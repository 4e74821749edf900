import { afterEach, describe, expect, it } from "vitest"
import { NO_RATE_LIMITS } from "#tests/support/no-rate-limits.ts"
import { type SiteProcess, startSite } from "#tests/support/site.ts"
import { canLimitFileSize, canMount, type Disk, limitedFiles, smallFileSystem } from "./full-disk.ts"
import {
  countEmailsWith,
  expectAnswersShown,
  type Message,
  statusOf,
  submit,
  writeMessage,
} from "./message.ts"

/** Some messages fit even on a full disk, because SQLite reuses its log. */
const MAX_MESSAGES = 300

const DISKS = [
  { name: "a disk that is full", make: smallFileSystem, isPossible: canMount },
  { name: "files that may not grow", make: limitedFiles, isPossible: canLimitFileSize },
]

for (const { name, make, isPossible } of DISKS) {
  describe.skipIf(!isPossible)(
    `${name}${isPossible ? "" : ": skipped, this user may not create one"}`,
    () => {
      let disk: Disk
      let site: SiteProcess
      afterEach(async () => {
        await site.stop()
        disk.remove()
      })

      it("keeps the answers of every visitor, and accepts them once there is space again", async () => {
        disk = make()
        site = await startSite(NO_RATE_LIMITS, disk.folder)
        const first = await writeMessage(site.url)
        const messages: Message[] = [first]
        expect(await submit(site.url, first)).toMatchObject({ status: 303 })

        disk.fill(site.pid)
        const statuses: number[] = []
        while (statuses.at(-1) !== 503 && messages.length < MAX_MESSAGES) {
          const message = await writeMessage(site.url)
          messages.push(message)
          const response = await submit(site.url, message)
          statuses.push(response.status)
          if (response.status !== 303) expectAnswersShown(response, message)
        }
        expect(statuses.at(-1)).toBe(503)
        for (const path of ["/healthz", "/readyz", "/carlist/vans", "/contact", "/faq"])
          expect([path, await statusOf(site.url + path)]).toEqual([path, 200])

        disk.free(site.pid)
        for (const message of messages) expect(await submit(site.url, message)).toMatchObject({ status: 303 })
        expect(countEmailsWith(await site.emails(), messages)).toEqual(messages.map(() => 1))
        expect(site.output()).toContain("cannot record an enquiry")
        console.log(
          `${name}: ${JSON.stringify(countByStatus(statuses))}, then all ${messages.length} delivered`,
        )
      })
    },
  )
}

function countByStatus(statuses: readonly number[]): Record<number, number> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]),
  )
}
