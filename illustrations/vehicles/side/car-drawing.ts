import type { Arch, BodyShape, CarDrawing, CarFinish } from "../bodies/body-shape.ts"
import type { Point } from "../drawing/knots.ts"
import { arc, endOf, joinPaths, type Path, polyline, startOf } from "../drawing/path.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { BodyScaling } from "./body-scaling.ts"

export function createCarDrawing(
  svg: Svg,
  view: View,
  scaling: BodyScaling,
  shape: BodyShape,
  finish: CarFinish,
): CarDrawing {
  const sill = sillHeights(scaling, shape)
  const lines = {
    profile: scaling.line(shape.profile),
    shoulder: scaling.line(shape.shoulderLine),
    character: scaling.line(shape.characterLine),
    rocker: scaling.line(shape.rockerLine),
  }
  const outlineId = svg.definePath(view.pathData(outlineOf(scaling, shape, lines.profile, sill), true))
  return {
    svg,
    view,
    scaling,
    shape,
    finish,
    lines,
    arches: archesOf(scaling, shape),
    sill,
    topPx: view.yPx(scaling.actual.heightMm),
    sillPx: view.yPx(Math.min(...sill)),
    outlineId,
    clip: svg.clipTo(outlineId),
    strokePx: (mm, minPx = 0.6) => Math.max(minPx, mm * view.pxPerMm),
    linePath: (knots) => view.pathData(scaling.line(knots)),
    shapePath: (knots) => view.pathData(scaling.shape(knots), true),
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
function outlineOf(
  scaling: BodyScaling,
  shape: BodyShape,
  profile: Path,
  [sillFront, sillRear]: [number, number],
): Path {
  const y = scaling.actual.tyreRadiusMm
  const [front, rear] = archesOf(scaling, shape)
  if (!front || !rear) return profile
  const rearArch = arcBetweenHeights(rear.x, y, rear.radius, rear.radius, endOf(profile)[1], sillRear)
  const frontArch = arcBetweenHeights(front.x, y, front.radius, front.radius, sillFront, startOf(profile)[1])
  return joinPaths(profile, rearArch, frontArch, polyline([endOf(frontArch), startOf(profile)]))
}

function archesOf(scaling: BodyScaling, shape: BodyShape): Arch[] {
  const [frontShift, rearShift] = shape.archShift ?? [0, 0]
  const archOf = (x: number, radius: number): Arch => ({
    x,
    radius,
    arc: (beyond, from, to) =>
      arc(x, scaling.actual.tyreRadiusMm, radius + beyond, from, to, radius + beyond),
  })
  return [
    archOf(scaling.frontAxleX + frontShift, shape.frontArchRadius),
    archOf(scaling.rearAxleX + rearShift, shape.rearArchRadius),
  ]
}

function sillHeights(scaling: BodyScaling, { sillMm }: BodyShape): [number, number] {
  const [front, rear] = Array.isArray(sillMm) ? sillMm : [sillMm, sillMm]
  return [scaling.y(front), scaling.y(rear)]
}

/** The box around the ends of the segments of a path, in pixels. A curve may bulge out of it. */
export function boundsPx(view: View, path: Path) {
  const ends: Point[] = path.flatMap((segment) => [segment.start, segment.end])
  const xs = ends.map(([x]) => view.xPx(x))
  const ys = ends.map(([, y]) => view.yPx(y))
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
