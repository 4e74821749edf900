import { joinMarkup, path } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { wheel } from "./wheel.ts"

/** A red country bus: 200 long, wheels on y = 0, facing left. */
export function countryBusSymbol(
  scene: Scene,
  { red = "#d8432f", redDark = "#a02f30", cream = "#fff3d6", glass = "#22485a" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path("M-100-10V-66C-100-76-96-80-88-80H92C98-80 100-77 100-70V-10z", red),
      path("M-100-34H100V-10H-100z", redDark),
      path("M-97-72C-96-77-94-80-88-80H92C98-80 100-77 100-72z", cream),
      path("M-100-38H100V-33H-100z", cream),
      path(
        "M-97-68H-78V-44H-98zM-70-68H-48V-46H-70zM-44-68H-22V-46H-44zM-18-68H4V-46H-18zM8-68H30V-46H8zM34-68H56V-46H34zM60-68H92V-46H60z",
        glass,
      ),
      path("M-92-68H-86L-94-46H-98zM-60-68H-54L-62-46H-68zM-8-68H-2L-10-46H-16zM44-68H50L42-46H36z", "#fff", {
        opacity: 0.22,
      }),
      path("M-70-42H-52V-12H-70z", "#5d2a30"),
      path("M-102-24H-94V-16H-102z", "#ffe9a8"),
      path("M-60-80H60V-84H-60z", "#8a5a33"),
      path("M-40-84V-92H-10V-84zM-4-84V-90H24V-84zM30-84V-94H50V-84z", "#c98a4a"),
      wheel(-58, 13, { spokes: 0 }),
      wheel(58, 13, { spokes: 0 }),
    ]),
  )
}
