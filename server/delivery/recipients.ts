import type { Recipients } from "#app/context.ts"
import type { Config } from "../config.ts"

/** Who receives what visitors send, by the settings. */
export function recipientsOf({
  smtp,
  formServices,
  webhook,
  adminHost,
}: Pick<Config, "smtp" | "formServices" | "webhook" | "adminHost">): Recipients {
  const hosts = Object.values(formServices).flatMap((address) => (address ? [new URL(address).hostname] : []))
  return {
    hasMailProvider: smtp !== null,
    formServices: [...new Set(hosts)],
    webhookHost: webhook && new URL(webhook.url).hostname,
    pictureHost: adminHost && new URL(adminHost).hostname,
  }
}
