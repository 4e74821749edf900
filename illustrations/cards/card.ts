/** The size of a social card, as messaging apps and social networks recommend it. */
export const CARD = { widthPx: 1200, heightPx: 630 }

/** `key`: the file is `public/images/cards/{key}.jpg`. */
export type Card = { key: string; draw: () => Promise<Buffer> }
