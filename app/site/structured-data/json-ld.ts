import type { JsonLdObject } from "schema-dts"
import type { CompanyDetails } from "#domain/content/content.ts"
import type { Messages } from "#messages/messages.ts"

/**
 * The structured data of a page. The functions of this folder type their own objects by schema-dts. This type is wide, because the
 * router expands the types of loader data, and those of schema.org are recursive without end.
 */
export type JsonLd = Readonly<Record<string, unknown>>

/** Any object of schema.org. */
export type Thing = JsonLdObject

/** The context in which structured data are built. `canonical` is the absolute URL of the page. */
export type JsonLdContext = { siteUrl: string; canonical: string; site: CompanyDetails; messages: Messages }

/** Replaces null with undefined, so that JSON leaves the property out. */
export function orUndefined<T>(value: T | null): T | undefined {
  return value ?? undefined
}
