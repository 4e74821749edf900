import type { Recipients } from "#app/context.ts"
import { CHANNEL_NAMES, urlSettingsOf } from "#domain/delivery/delivery.ts"
import type { Config } from "../config.ts"

/** The recipients of visitors' data according to the settings, for the privacy notice. */
export function recipientsOf({
  smtp,
  channelUrls,
  adminHost,
}: Pick<Config, "smtp" | "channelUrls" | "adminHost">): Recipients {
  const hostsByChannel = CHANNEL_NAMES.map((channel) => {
    const hosts = urlSettingsOf(channel).flatMap((name) => hostsOf(channelUrls[name]))
    return { channel, hosts: [...new Set(hosts)] }
  })
  return {
    hasEmailProvider: smtp !== null,
    hostsByChannel: hostsByChannel.filter(({ hosts }) => hosts.length > 0),
    pictureHost: adminHost && new URL(adminHost).hostname,
  }
}

/**
 * Whether visitors are offered a copy by email. With an SMTP server they are. Without one, emails are written
 * to the mailbox folder and are not sent. Copies are then offered only if no form service is configured, so
 * that all enquiries are in that folder too.
 */
export function offersCopy({ smtp, channelUrls }: Pick<Config, "smtp" | "channelUrls">): boolean {
  const hasFormService = FORM_SETTINGS.some((name) => channelUrls[name] !== null)
  return smtp !== null || !hasFormService
}

const FORM_SETTINGS = urlSettingsOf("formService")

function hostsOf(url: string | null): string[] {
  return url === null ? [] : [new URL(url).hostname]
}
