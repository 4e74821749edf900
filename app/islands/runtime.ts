export { markBrokenPictures } from "./broken-pictures.ts"
export { hydrateIslands } from "./hydrate.tsx"
export { loadDeferredFragments } from "./load-deferred-fragments.ts"
