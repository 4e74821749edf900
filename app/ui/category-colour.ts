/** The colours of the vehicle categories. The attribute `data-category-colour` sets `--category-colour` for the styles of an element. */
export const CATEGORY_COLOURS = ["saffron", "sky", "leaf", "vermilion", "palmyra", "lotus", "ochre"] as const
export type CategoryColour = (typeof CATEGORY_COLOURS)[number]

const SEEDED_CATEGORIES: Record<string, CategoryColour> = {
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

/** The colour of a category: fixed for the seeded ones; for any other, derived from its id, so that it never changes. */
export function categoryColour(categoryId: string | null): CategoryColour {
  if (categoryId === null) return "saffron"
  return (
    SEEDED_CATEGORIES[categoryId] ??
    CATEGORY_COLOURS[sumOfCharacters(categoryId) % CATEGORY_COLOURS.length] ??
    "saffron"
  )
}

function sumOfCharacters(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0)
}
