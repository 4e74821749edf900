import { circle, group, path } from "../drawing/elements.ts"

/** Feet of a walker, and the size as a share of a figure 100 tall. */
export type Walker = readonly [x: number, y: number, scale: number, cloth?: string]

const WHITES: readonly [string, string, string] = ["#fff8ea", "#f6ead2", "#fff1dc"]
const BUNDLES: readonly [string, string, string] = ["#c9583f", "#3f6f7f", "#e8b04a"]

/** Tiny walkers in white; every third carries a bundle on the head, every third one under the arm. */
export function walkers(list: readonly Walker[]): string {
  return list.map(walker).join("")
}

function walker([x, y, scale, cloth]: Walker, i: number): string {
  return group(
    [
      path("M-7 0L-8-46 8-46 6 0 1 0 0-34-2 0z", cloth ?? pick(WHITES, i)),
      path("M-10-40C-13-62-12-78-5-82L6-82C13-78 13-62 10-40z", pick(WHITES, i + 1)),
      circle(0, -91, 8, "#4a2f2a"),
      load(i),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}

function load(i: number): string {
  if (i % 3 === 0) return ""
  if (i % 3 === 2) return path("M8-74C18-76 20-58 12-50L8-54z", "#8a5a3c")
  return path("M-16-92C-20-106-10-114 2-112C14-110 16-100 12-96z", pick(BUNDLES, Math.floor((i % 9) / 3)))
}

function pick([first, second, third]: readonly [string, string, string], i: number): string {
  return i % 3 === 0 ? first : i % 3 === 1 ? second : third
}
