import type { Arch, BodyShape, CarDrawing, CarFinish } from "../bodies/body-shape.ts"
import type { Point } from "../drawing/knots.ts"
import { arc, endOf, joinPaths, type Path, polyline, startOf } from "../drawing/path.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { Rig } from "./rig.ts"

export function createCarDrawing(
  svg: Svg,
  view: View,
  rig: Rig,
  shape: BodyShape,
  finish: CarFinish,
): CarDrawing {
  const sill = sillHeights(rig, shape)
  const lines = {
    profile: rig.line(shape.profile),
    shoulder: rig.line(shape.shoulderLine),
    character: rig.line(shape.characterLine),
    rocker: rig.line(shape.rockerLine),
  }
  const outlineId = svg.definePath(view.pathData(outlineOf(rig, shape, lines.profile, sill), true))
  return {
    svg,
    view,
    rig,
    shape,
    finish,
    lines,
    arches: archesOf(rig, shape),
    sill,
    topPx: view.yPx(rig.actual.heightMm),
    sillPx: view.yPx(Math.min(...sill)),
    outlineId,
    clip: svg.clipTo(outlineId),
    strokePx: (mm, leastPx = 0.6) => Math.max(leastPx, mm * view.pxPerMm),
    linePath: (knots) => view.pathData(rig.line(knots)),
    shapePath: (knots) => view.pathData(rig.shape(knots), true),
  }
}

/** An arc over a wheel from one height to another, along the outline of the body: it runs to the front. */
export function arcBetweenHeights(
  x: number,
  y: number,
  radius: number,
  radiusY: number,
  fromY: number,
  toY: number,
): Path {
  const degreesAt = (height: number) =>
    (Math.asin(Math.max(-0.95, Math.min(0.95, (height - y) / radiusY))) * 180) / Math.PI
  return arc(x, y, radius, degreesAt(fromY), 180 - degreesAt(toY), radiusY)
}

/** Profile, rear arch, sill, front arch. */
function outlineOf(rig: Rig, shape: BodyShape, profile: Path, [sillFront, sillRear]: [number, number]): Path {
  const y = rig.actual.tyreRadiusMm
  const flatness = shape.archFlatness ?? 1
  const [front, rear] = archesOf(rig, shape)
  if (!front || !rear) return profile
  const rearArch = arcBetweenHeights(
    rear.x,
    y,
    rear.radius,
    rear.radius * flatness,
    endOf(profile)[1],
    sillRear,
  )
  const frontArch = arcBetweenHeights(
    front.x,
    y,
    front.radius,
    front.radius * flatness,
    sillFront,
    startOf(profile)[1],
  )
  return joinPaths(profile, rearArch, frontArch, polyline([endOf(frontArch), startOf(profile)]))
}

function archesOf(rig: Rig, shape: BodyShape): Arch[] {
  const [frontShift, rearShift] = shape.archShift ?? [0, 0]
  const flatness = shape.archFlatness ?? 1
  const archOf = (x: number, radius: number): Arch => ({
    x,
    radius,
    arc: (beyond, from, to) =>
      arc(x, rig.actual.tyreRadiusMm, radius + beyond, from, to, radius * flatness + beyond),
  })
  return [
    archOf(rig.frontAxleX + frontShift, shape.frontArchRadius),
    archOf(rig.rearAxleX + rearShift, shape.rearArchRadius),
  ]
}

function sillHeights(rig: Rig, { sillMm }: BodyShape): [number, number] {
  const [front, rear] = Array.isArray(sillMm) ? sillMm : [sillMm, sillMm]
  return [rig.y(front), rig.y(rear)]
}

/** The box around the ends of the segments of a path, in pixels. A curve may bulge out of it. */
export function boundsPx(view: View, path: Path) {
  const ends: Point[] = path.flatMap((segment) => [segment.start, segment.end])
  const xs = ends.map(([x]) => view.xPx(x))
  const ys = ends.map(([, y]) => view.yPx(y))
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
