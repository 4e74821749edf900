// The modules that `start.ts` imports after the page is painted, as one file.
export { markBrokenPictures } from "./broken-pictures.ts"
export { hydrateIslands } from "./hydrate.tsx"
export { loadDeferredFragments } from "./load-deferred-fragments.ts"
