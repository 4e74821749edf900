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
import { type BodyShape, type Dimensions, drawCar, Rig } from "./car.ts"
import { paint } from "./color.ts"
import type { Vehicle } from "./fleet.ts"
import { ignoreRoundingsBelow, View } from "./geom.ts"
import { drawRibbon } from "./ribbon.ts"
import { idPrefix, Svg } from "./svg.ts"

type Body = { nom: Dimensions; spec: (o?: never) => BodyShape }
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
export const viewFor = (v: Pick<Vehicle, "lengthMm" | "heightMm">, ground = CANVAS.ground) => {
  const px = Math.min(pictureLength(v.lengthMm), (345 / v.heightMm) * v.lengthMm)
  return new View(px / v.lengthMm, (CANVAS.w - px) / 2, ground)
}

export function drawVehicle(svg: Svg, v: Vehicle, view: View, o: { shadow?: boolean; color?: string } = {}) {
  const tones = paint(o.color ?? v.paint)
  ignoreRoundingsBelow(2.7 / view.pxPerMm)
  if (v.body === "tuktuk")
    return drawTuk(svg, view, {
      paint: tones,
      hood: v.roof ? paint(v.roof) : undefined,
      shadow: o.shadow,
      face: v.o?.face as string,
    })
  if (v.body === "scooter") return drawScooter(svg, view, { paint: tones, shadow: o.shadow })
  if (v.body === "motorbike")
    return drawBike(svg, view, {
      paint: tones,
      accent: v.accent,
      kind: v.o?.kind === "classic" ? "classic" : "street",
      shadow: o.shadow,
    })
  if (v.body === "vintage") {
    drawVintage(svg, view, { paint: tones, shadow: o.shadow })
    if (v.weddingRibbon) drawRibbon(svg, view, v, tones)
    return
  }
  const b = BODIES[v.body],
    high = (v.o?.high as number) ?? 0,
    nom = { ...b.nom, heightMm: b.nom.heightMm + high }
  const d: Dimensions = {
    lengthMm: v.lengthMm,
    wheelbaseMm: v.wheelbaseMm,
    frontOverhangMm: v.frontOverhangMm,
    heightMm: v.heightMm,
    tyreRadiusMm: v.tyreRadiusMm,
    rimRadiusMm: v.rimRadiusMm,
  }
  const spec = b.spec((v.o ?? {}) as never)
  const gap = spec.frontArchRadius - nom.tyreRadiusMm,
    gapR = spec.rearArchRadius - nom.tyreRadiusMm
  spec.frontArchRadius = v.tyreRadiusMm + gap
  spec.rearArchRadius = v.tyreRadiusMm + gapR
  drawCar(svg, view, new Rig(nom, d), spec, {
    paint: tones,
    wheel: v.wheel,
    wheelOptions: { dark: v.darkWheel, paint: v.paint, whitewall: v.body === "beetle" },
    roof: v.roof ? paint(v.roof) : undefined,
    accent: v.accent ? paint(v.accent) : undefined,
    trim: v.trim,
    cladding: v.cladding,
    shadow: o.shadow,
  })
  if (v.weddingRibbon) drawRibbon(svg, view, v, tones)
}
export function sideSvg(v: Vehicle, o: { color?: string; prefix?: string } = {}): string {
  const svg = new Svg(o.prefix ?? idPrefix("v", v.slug))
  drawVehicle(svg, v, viewFor(v), o)
  return svg.toDocument(CANVAS.w, CANVAS.h, v.name + ", side view")
}
