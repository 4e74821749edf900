import { scenes } from "../scenes/scenes.ts"
import { FLEET } from "../vehicles/fleet.ts"
import type { SceneName } from "../vehicles/scenes/scenes.ts"
import type { Vehicle } from "../vehicles/vehicle.ts"
import type { Card } from "./card.ts"
import { sceneCard } from "./scene-card.ts"
import { rowCard, vehicleCard } from "./vehicle-card.ts"

/** The vehicles on the card of a category, from front to rear, and the place behind them. */
const CATEGORY_ROWS: Record<string, { place: SceneName; slugs: readonly string[] }> = {
  "economy-cars": {
    place: "coast",
    slugs: ["suzuki-wagon-r-fx-hybrid", "suzuki-swift-rs-hybrid", "daihatsu-mira-e-s-auto"],
  },
  "hybrid-electric-cars": {
    place: "dagoba",
    slugs: ["toyota-aqua-hybrid-s", "nissan-leaf-electric-40-kwh", "byd-atto-3-electric-suv"],
  },
  "sedans-wagons": {
    place: "rock",
    slugs: ["toyota-axio-hybrid-g", "toyota-corolla-fielder-hybrid-wagon", "perodua-bezza-1-3-sedan"],
  },
  "suvs-jeeps-cabs": {
    place: "wild",
    slugs: ["suzuki-jimny-sierra-4x4", "toyota-land-cruiser-prado-tx-2-8d", "toyota-hilux-revo-double-cab"],
  },
  vans: {
    place: "coast",
    slugs: [
      "suzuki-every-join-mini-van",
      "toyota-kdh-hi-roof-van-14-seater",
      "toyota-hiace-super-gl-2-8-van-9-seater",
    ],
  },
  "mini-coaches-buses": {
    place: "hills",
    slugs: ["toyota-coaster-29-seater-luxury-coach", "ashok-leyland-viking-54-seater-bus"],
  },
  "luxury-cars": {
    place: "city",
    slugs: ["mercedes-benz-e-200", "toyota-alphard-hybrid-vip-van", "toyota-land-cruiser-v8-diesel"],
  },
  "wedding-cars": {
    place: "garden",
    slugs: [
      "austin-12-4-ascot-1936-vintage-wedding-car",
      "volkswagen-beetle-1300-classic-wedding-car",
      "jaguar-xf-white-wedding-car",
    ],
  },
  limousines: {
    place: "city",
    slugs: ["chrysler-300c-stretch-limousine", "mercedes-benz-s-400-l-limousine-service"],
  },
  "tuk-tuks-motorbikes": {
    place: "rock",
    slugs: ["tvs-king-deluxe-tuk-tuk", "royal-enfield-classic-350", "bajaj-re-tuk-tuk"],
  },
}

/** A card for every scene, category and vehicle. A page shows the card of its scene, of its category or of its vehicle. */
export const CARDS: readonly Card[] = [
  ...scenes.map((scene) => ({ key: `scenes/${scene.name}`, draw: () => sceneCard(scene) })),
  ...Object.entries(CATEGORY_ROWS).map(([id, { place, slugs }]) => ({
    key: `carlist/${id}`,
    draw: () => rowCard(place, slugs.map(vehicleNamed)),
  })),
  ...FLEET.map((vehicle) => ({ key: `cars/${vehicle.slug}`, draw: () => vehicleCard(vehicle) })),
]

function vehicleNamed(slug: string): Vehicle {
  const vehicle = FLEET.find((candidate) => candidate.slug === slug)
  if (!vehicle) throw new Error(`no vehicle is called ${slug}`)
  return vehicle
}
