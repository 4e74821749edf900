import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  // Inlines the route manifest, which is small, so that the server has no endpoint for it to protect.
  routeDiscovery: { mode: "initial" },
} satisfies Config
