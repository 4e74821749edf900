/** One call draws one vehicle: `drawVehicle` into an open Svg, `sideSvg` as a finished picture on a transparent ground. */
import * as aero from "./bodies/aero.ts"
import * as beetle from "./bodies/beetle.ts"
import * as bus from "./bodies/bus.ts"
import * as coach from "./bodies/coach.ts"
import * as crossover from "./bodies/crossover.ts"
import * as exec from "./bodies/exec.ts"
import * as hatch from "./bodies/hatch.ts"
import * as jimny from "./bodies/jimny.ts"
import * as keibox from "./bodies/keibox.ts"
import * as limo from "./bodies/limo.ts"
import * as microvan from "./bodies/microvan.ts"
import * as mini from "./bodies/mini.ts"
import * as minibus from "./bodies/minibus.ts"
import { drawBike } from "./bodies/motorbike.ts"
import * as mpv from "./bodies/mpv.ts"
import * as pickup from "./bodies/pickup.ts"
import { drawScooter } from "./bodies/scooter.ts"
import * as sedan from "./bodies/sedan.ts"
import * as softsuv from "./bodies/softsuv.ts"
import * as suv from "./bodies/suv.ts"
import { drawTuk } from "./bodies/tuktuk.ts"
import * as van from "./bodies/van.ts"
import { drawVintage } from "./bodies/vintage.ts"
import * as wagon from "./bodies/wagon.ts"
import { type CarSpec, type Dims, drawCar, Rig } from "./car.ts"
import { paint } from "./color.ts"
import type { Vehicle } from "./fleet.ts"
import { setMinFillet, View } from "./geom.ts"
import { drawRibbon } from "./ribbon.ts"
import { idPrefix, Svg } from "./svg.ts"

type Body = { nom: Dims; spec: (o?: never) => CarSpec }
export const BODIES: Record<string, Body> = {
  hatch,
  mini,
  softsuv,
  microvan,
  aero,
  keibox,
  sedan,
  exec,
  wagon,
  crossover,
  suv,
  jimny,
  pickup,
  van,
  mpv,
  minibus,
  coach,
  limo,
  beetle,
  bus,
} as never
export const CANVAS = { w: 960, h: 540, ground: 424 }
/** picture length in pixels: longer vehicles look longer, without letting a coach shrink a hatchback to a toy */
export function pictureLength(L: number): number {
  const t = [
    [1780, 500],
    [2055, 570],
    [2160, 595],
    [2300, 540],
    [2635, 540],
    [3400, 650],
    [3900, 715],
    [4400, 775],
    [4900, 815],
    [5400, 825],
    [7000, 850],
    [7500, 925],
    [8000, 925],
    [9200, 875],
    [12000, 890],
  ]
  let i = 0
  while (i < t.length - 2 && L > t[i + 1][0]) i++
  return t[i][1] + ((L - t[i][0]) * (t[i + 1][1] - t[i][1])) / (t[i + 1][0] - t[i][0])
}
export const viewFor = (v: Pick<Vehicle, "L" | "H">, ground = CANVAS.ground) => {
  const px = Math.min(pictureLength(v.L), (345 / v.H) * v.L)
  return new View(px / v.L, (CANVAS.w - px) / 2, ground)
}

export function drawVehicle(S: Svg, v: Vehicle, V: View, o: { shadow?: boolean; color?: string } = {}) {
  const P = paint(o.color ?? v.color)
  setMinFillet(2.7 / V.s)
  if (v.body === "tuktuk")
    return drawTuk(S, V, {
      paint: P,
      hood: v.roof ? paint(v.roof) : undefined,
      shadow: o.shadow,
      face: v.o?.face as string,
    })
  if (v.body === "scooter") return drawScooter(S, V, { paint: P, shadow: o.shadow })
  if (v.body === "motorbike")
    return drawBike(S, V, {
      paint: P,
      accent: v.accent,
      kind: v.o?.kind === "classic" ? "classic" : "street",
      shadow: o.shadow,
    })
  if (v.body === "vintage") {
    drawVintage(S, V, { paint: P, shadow: o.shadow })
    if (v.ribbon) drawRibbon(S, V, v, P)
    return
  }
  const b = BODIES[v.body],
    high = (v.o?.high as number) ?? 0,
    nom = { ...b.nom, H: b.nom.H + high }
  const d: Dims = { L: v.L, WB: v.WB, FO: v.FO, H: v.H, R: v.R, rim: v.rim }
  const spec = b.spec((v.o ?? {}) as never)
  const gap = spec.archF - nom.R,
    gapR = spec.archR - nom.R
  spec.archF = v.R + gap
  spec.archR = v.R + gapR
  drawCar(S, V, new Rig(nom, d), spec, {
    paint: P,
    wheel: v.wheel,
    wopt: { dark: v.darkWheel, paint: v.color, whitewall: v.body === "beetle" },
    roof: v.roof ? paint(v.roof) : undefined,
    accent: v.accent ? paint(v.accent) : undefined,
    trim: v.trim,
    cladding: v.clad,
    shadow: o.shadow,
  })
  if (v.ribbon) drawRibbon(S, V, v, P)
}
export function sideSvg(v: Vehicle, o: { color?: string; prefix?: string } = {}): string {
  const S = new Svg(o.prefix ?? idPrefix("v", v.slug))
  drawVehicle(S, v, viewFor(v), o)
  return S.doc(CANVAS.w, CANVAS.h, v.name + ", side view")
}
