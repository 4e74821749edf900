import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import type { Auth, AuthOptions } from "./open-auth.ts"

/** better-auth, imported at the first visit to the office: it takes 50 MB and a fifth of a second. */
export class AuthLibrary {
  readonly #options: AuthOptions
  #auth: Promise<Auth> | null = null

  constructor(options: AuthOptions) {
    this.#options = options
  }

  async api(): Promise<Auth["api"]> {
    this.#auth ??= import("./open-auth.ts").then(({ openAuth }) => openAuth(this.#options))
    return (await this.#auth).api
  }
}

/** The request headers that the library gets. The client address is that of the visit; the library reads no other header for it. */
export function headersOf({ cookie, clientAddress, userAgent }: StaffVisit): Headers {
  const headers = new Headers({ "x-client-address": clientAddress })
  if (cookie) headers.set("cookie", cookie)
  if (userAgent) headers.set("user-agent", userAgent)
  return headers
}
