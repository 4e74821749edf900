import type { JsonLdObject } from "schema-dts"
import type { SiteFacts } from "#domain/content/content.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * What a page says to machines in the words of schema.org. Its parts are typed where they are made; the whole is wide,
 * because the router follows every branch of what a loader answers, and those of schema.org have no end.
 */
export type JsonLd = Readonly<Record<string, unknown>>

/** Anything that schema.org has a type for. */
export type Thing = JsonLdObject

/** What the makers of things need to know. `canonical` is the address of the page, whole. */
export type JsonLdContext = { siteUrl: string; canonical: string; site: SiteFacts; messages: Messages }

/** For a property that is left out where the fact is not known. */
export function known<T>(value: T | null): T | undefined {
  return value ?? undefined
}
