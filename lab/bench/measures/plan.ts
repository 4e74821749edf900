import { PLAN } from "#app/paths.ts"
import { cpuMsPerResponse, withInspectedSite } from "../bench-site.ts"
import type { Measure } from "../figures.ts"

const CPU_MS_BUDGET = { atMost: 20 }
/** Twelve stops in an order that is far from the best one. */
const STOPS =
  "jaffna galle trincomalee ella kandy mirissa anuradhapura yala sigiriya negombo polonnaruwa nuwara-eliya".split(
    " ",
  )

export const plan: Measure = {
  name: "plan",
  title: "A planned trip",
  run: ({ scale }) =>
    withInspectedSite(async ({ url }, inspector) => {
      const stops = STOPS.map((stop) => `stop=${stop}&nights=1`).join("&")
      const value = await cpuMsPerResponse(inspector, [`${url}${PLAN}?${stops}`], Math.round(200 * scale))
      return [
        {
          label: `server time for a plan of ${STOPS.length} stops`,
          value,
          unit: "ms",
          budget: CPU_MS_BUDGET,
        },
      ]
    }),
}
