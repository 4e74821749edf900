export { markBrokenPictures } from "./broken-pictures.ts"
export { hydrateIslands } from "./hydrate.tsx"
export { loadLateParts } from "./late-parts.ts"
