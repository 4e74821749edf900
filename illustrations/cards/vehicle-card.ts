import { Resvg } from "@resvg/resvg-js"
import sharp from "sharp"
import { rasterOf } from "../scenes/raster.ts"
import { sideView } from "../vehicles/canvas.ts"
import { Svg } from "../vehicles/drawing/svg.ts"
import { View } from "../vehicles/drawing/view.ts"
import type { SceneName } from "../vehicles/scenes/scenes.ts"
import { drawVehicle } from "../vehicles/side/draw-vehicle.ts"
import type { Vehicle } from "../vehicles/vehicle.ts"
import { CARD } from "./card.ts"
import { toJpeg } from "./jpeg.ts"
import { HIGH_SUN, LOW_SUN, roadside, WHEELS_Y } from "./roadside.ts"

/** The visible part of the drawing, and the factor by which it is reduced. */
const CROP = { left: 0, top: 40, width: 1600, height: 840 }
const SCALE = CARD.widthPx / CROP.width
const GROUND_PX = (WHEELS_Y - CROP.top) * SCALE

const ROW_WIDTH_PX = 1130
const MAX_HEIGHT_PX = 380
const GAP_MM = 220

/** A vehicle is a tenth larger on its card than in its side view. */
const ENLARGEMENT = 1.1

/** The card of one vehicle, on a road like that of its road picture. */
export function vehicleCard(vehicle: Vehicle): Promise<Buffer> {
  const pxPerMm = sideView(vehicle).pxPerMm * ENLARGEMENT
  const layer = new Svg("c")
  drawVehicle(
    layer,
    new View(pxPerMm, (CARD.widthPx - vehicle.size.lengthMm * pxPerMm) / 2, GROUND_PX),
    vehicle,
  )
  return onRoadside({ place: placeOf(vehicle), disc: HIGH_SUN }, layer)
}

const MIN_LONG_VEHICLE_MM = 6500

/** The place behind a vehicle. A bus would cover half of the dagoba. */
function placeOf({ scene, size }: Vehicle): SceneName {
  return scene === "dagoba" && size.lengthMm > MIN_LONG_VEHICLE_MM ? "hills" : scene
}

/** The card of several vehicles in a row on one road, at their true proportions. */
export function rowCard(place: SceneName, vehicles: readonly Vehicle[]): Promise<Buffer> {
  const lengthMm = vehicles.reduce((sum, { size }) => sum + size.lengthMm + GAP_MM, -GAP_MM)
  const tallestMm = Math.max(...vehicles.map(({ size }) => size.heightMm))
  const pxPerMm = Math.min(ROW_WIDTH_PX / lengthMm, MAX_HEIGHT_PX / tallestMm)
  const layer = new Svg("c")
  let left = (CARD.widthPx - lengthMm * pxPerMm) / 2
  for (const vehicle of vehicles) {
    drawVehicle(layer, new View(pxPerMm, left, GROUND_PX), vehicle)
    left += (vehicle.size.lengthMm + GAP_MM) * pxPerMm
  }
  return onRoadside({ place, disc: LOW_SUN }, layer)
}

type Background = { place: SceneName; disc: typeof HIGH_SUN }

async function onRoadside(background: Background, layer: Svg): Promise<Buffer> {
  const vehicles = new Resvg(layer.toDocument(CARD.widthPx, CARD.heightPx, "")).render().asPng()
  return toJpeg(sharp(await emptyRoad(background)).composite([{ input: vehicles }]))
}

const emptyRoads = new Map<string, Promise<Buffer>>()

/** The road without a vehicle, rendered once for each place and sun. */
function emptyRoad({ place, disc }: Background): Promise<Buffer> {
  const key = `${place} ${disc.y}`
  const cached = emptyRoads.get(key)
  if (cached) return cached
  const raster = rasterOf({ draw: () => roadside(place, disc) })
  const rendered = raster
    .extract(CROP)
    .resize(CARD.widthPx, CARD.heightPx)
    .png({ compressionLevel: 1 })
    .toBuffer()
  emptyRoads.set(key, rendered)
  return rendered
}
