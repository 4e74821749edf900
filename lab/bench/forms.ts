import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { SignedFormGuard } from "#server/http/form-guard.ts"
import { CONTACT } from "#tests/http/visitor-forms.ts"
import type { Site } from "#tests/support/site.ts"
import type { HttpResponse, SendRequest } from "./load.ts"

/** The number of client addresses, sent in X-Forwarded-For. */
const VISITORS = 500

/** Trusts X-Forwarded-For, so that forms can come from many addresses. */
export const BEHIND_PROXY = { TRUST_PROXY: "1" }

/** Submits contact forms of the site, each from the next address. Each must be accepted. */
export function formSender({ url, dataDir }: Site): (send: SendRequest) => Promise<HttpResponse> {
  const guard = new SignedFormGuard({ secret: secretOf(dataDir), minimumSeconds: 0, clock: () => new Date() })
  const formUrl = `${url}/contact`
  let sentCount = 0
  return async (send) => {
    const visitor = sentCount++ % VISITORS
    const response = await send(formUrl, {
      headers: {
        origin: url,
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": `203.0.${visitor >> 8}.${visitor & 255}`,
      },
      body: new URLSearchParams({
        ...CONTACT,
        message: `${CONTACT.message} Message ${sentCount}.`,
        form_token: guard.issue(),
      }).toString(),
    })
    if (response.status !== 303) throw new Error(`a form was answered ${response.status}`)
    return response
  }
}

/** The site's key for form tokens, from its database. */
function secretOf(dataDir: string): string {
  const db = new DatabaseSync(join(dataDir, "rental.db"), { readOnly: true })
  const row = db.prepare("select value from secrets where name = 'form-guard'").get()
  db.close()
  return String(row?.value)
}
