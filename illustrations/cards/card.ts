/** A picture for those who share a page: 1200 by 630, as the services that show it ask. */
export const CARD = { widthPx: 1200, heightPx: 630 }

/** `key`: the file is `public/images/cards/{key}.jpg`. */
export type Card = { key: string; draw: () => Promise<Buffer> }
