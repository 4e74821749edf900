/** A typical vehicle of each of our classes, in the drawings of public/images/vehicles. */
const TYPICAL: Record<string, string> = {
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

/** The side view that stands for a class of vehicles. @returns null for a category of another admin host. */
export function categoryPicture(categoryId: string): string | null {
  const slug = TYPICAL[categoryId]
  return slug ? sideView(slug) : null
}

/** Side view of one of our drawings, 960 by 540, facing left. */
export function sideView(slug: string): string {
  return `/images/vehicles/${slug}-side.svg`
}
