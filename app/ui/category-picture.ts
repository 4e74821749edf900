/** A typical vehicle of each seeded category, among the drawings in public/images/vehicles. */
const TYPICAL_VEHICLES: Record<string, string> = {
  "economy-cars": "toyota-vitz-1-0-f",
  "hybrid-electric-cars": "toyota-aqua-hybrid-s",
  "sedans-wagons": "toyota-axio-hybrid-g",
  "suvs-jeeps-cabs": "toyota-land-cruiser-prado-tx-2-8d",
  vans: "toyota-kdh-hi-roof-van-14-seater",
  "mini-coaches-buses": "toyota-coaster-29-seater-luxury-coach",
  "luxury-cars": "mercedes-benz-e-200",
  "wedding-cars": "austin-12-4-ascot-1936-vintage-wedding-car",
  limousines: "chrysler-300c-stretch-limousine",
  "tuk-tuks-motorbikes": "bajaj-re-tuk-tuk",
}

/** The drawing that represents a category. @returns null for a category of an external admin host */
export function categoryPicture(categoryId: string): string | null {
  const slug = TYPICAL_VEHICLES[categoryId]
  return slug ? sideView(slug) : null
}

/** The drawing of a seeded vehicle from the side, 960 by 540 pixels, facing left. */
export function sideView(slug: string): string {
  return `/images/vehicles/${slug}-side.svg`
}
