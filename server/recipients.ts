import type { Recipients } from "#app/context.ts"
import type { Config } from "./config.ts"

/** Who receives what visitors send, by the settings. */
export function recipientsOf({
  smtp,
  formServices,
  adminHost,
}: Pick<Config, "smtp" | "formServices" | "adminHost">): Recipients {
  const hosts = Object.values(formServices).flatMap((address) => (address ? [new URL(address).hostname] : []))
  return {
    hasMailProvider: smtp !== null,
    formServices: [...new Set(hosts)],
    pictureHost: adminHost && new URL(adminHost).hostname,
  }
}
