import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { type Scene, stops } from "../scene.ts"

/** A climbing airliner seen from below and aside: about 420 long along x, its nose to the right; turn it to climb. */
export function airlinerSymbol(
  scene: Scene,
  {
    lit = "#ffe6c0",
    body = "#f3b9a4",
    shade = "#8a6a8c",
    deep = "#4a4470",
    tail = "#d8432f",
    tailDark = "#9c2f48",
    windows = "#3f3f68",
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path("M-28-6L-120-92-98-94 44-14z", shade),
      path("M-172-6L-206-36-192-38-140-8z", shade),
      path("M-176-10L-214-84-182-84-124-16z", tail),
      path("M-182-84L-214-84-206-68-176-68z", "#ffd98a"),
      path("M-196-50L-182-50-150-14-176-10z", tailDark),
      path(
        "M210 2C206-10 184-22 150-23L-130-18C-170-16-200-10-212-4C-200 2-170 12-130 16L150 20C186 20 206 12 210 2z",
        scene.linearGradient(0, -23, 0, 20, stops(`0 ${lit}, .4 ${body}, .7 ${shade}, 1 ${deep}`)),
      ),
      path("M190-13L168-17C164-14 166-11 170-9L194-9z", windows),
      stroke(times(26, (i) => `M${140 - i * 10} -9v4`).join(""), windows, 4, { opacity: 0.75 }),
      path(
        "M40 4L-96 118-122 118-48 8z",
        scene.linearGradient(40, 0, -110, 118, stops(`0 ${shade}, 1 ${deep}`)),
      ),
      path("M40 4L-96 118-102 118 20 6z", lit, { opacity: 0.7 }),
      path("M-20 46C-14 38 24 38 34 44C38 50 34 60 26 62L-14 64C-24 62-26 54-20 46z", deep),
      path("M-20 46C-14 38 24 38 34 44L30 48-18 50z", body),
      path("M-134 8L-204 52-220 52-172 8z", deep),
      path("M-70-40C-64-46-44-48-38-44L-42-36-66-34z", deep),
    ]),
  )
}
