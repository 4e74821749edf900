/** The lacquer colours that tell classes of vehicles and regions apart. Set as `data-band` on an element. */
export const BANDS = ["saffron", "sky", "leaf", "vermilion", "palmyra", "lotus", "ochre"] as const
export type Band = (typeof BANDS)[number]

const OUR_CATEGORIES: Record<string, Band> = {
  "economy-cars": "saffron",
  "hybrid-electric-cars": "leaf",
  "sedans-wagons": "sky",
  "suvs-jeeps-cabs": "ochre",
  vans: "vermilion",
  "mini-coaches-buses": "palmyra",
  "luxury-cars": "lotus",
  "wedding-cars": "lotus",
  limousines: "palmyra",
  "tuk-tuks-motorbikes": "leaf",
}

/** The colour of a class of vehicles: fixed for ours, always the same one for a category that we do not know. */
export function categoryColour(categoryId: string | null): Band {
  if (categoryId === null) return "saffron"
  return OUR_CATEGORIES[categoryId] ?? BANDS[sumOfCharacters(categoryId) % BANDS.length] ?? "saffron"
}

function sumOfCharacters(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
}
