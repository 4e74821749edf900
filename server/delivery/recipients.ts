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
    hasEmailProvider: smtp !== null,
    postedTo: postedTo.filter(({ hosts }) => hosts.length > 0),
    pictureHost: adminHost && new URL(adminHost).hostname,
  }
}

/**
 * Whether visitors are offered a copy by email: with an SMTP server, or with no channel configured at all, when every email is written
 * to the mailbox folder. With form services but no SMTP server, that folder is not read.
 */
export function offersCopy({ smtp, posts }: Pick<Config, "smtp" | "posts">): boolean {
  const isPosted = FORM_SETTINGS.some((name) => posts[name] !== null)
  return smtp !== null || !isPosted
}

const FORM_SETTINGS = postSettingsOf("formService")

function hostsOf(url: string | null): string[] {
  return url === null ? [] : [new URL(url).hostname]
}
