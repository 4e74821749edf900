import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // The whole route manifest is small: inlined, so that there is no manifest address to protect.
  routeDiscovery: { mode: "initial" },
} satisfies Config
