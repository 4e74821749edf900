import type { Recipients } from "#app/context.ts"
import { CHANNEL_NAMES, postSettingsOf } from "#domain/delivery/delivery.ts"
import type { Config } from "../config.ts"

/** The recipients of visitors' data according to the settings, for the privacy notice. */
export function recipientsOf({
  smtp,
  posts,
  adminHost,
}: Pick<Config, "smtp" | "posts" | "adminHost">): Recipients {
  const postedTo = CHANNEL_NAMES.map((channel) => {
    const hosts = postSettingsOf(channel).flatMap((name) => hostsOf(posts[name]))
    return { channel, hosts: [...new Set(hosts)] }
  })
  return {
    hasMailProvider: smtp !== null,
    postedTo: postedTo.filter(({ hosts }) => hosts.length > 0),
    pictureHost: adminHost && new URL(adminHost).hostname,
  }
}

/**
 * Whether an email to a visitor is sent, or, with no channel configured at all, written to the mailbox folder like every other. With
 * form services but no SMTP server nobody would look into that folder.
 */
export function offersCopy({ smtp, posts }: Pick<Config, "smtp" | "posts">): boolean {
  const isPosted = FORM_SETTINGS.some((name) => posts[name] !== null)
  return smtp !== null || !isPosted
}

const FORM_SETTINGS = postSettingsOf("formService")

function hostsOf(address: string | null): string[] {
  return address === null ? [] : [new URL(address).hostname]
}
