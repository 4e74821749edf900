/** Calls back once every island of the page works. @returns what takes it back. */
export function whenHydrated(act: () => void): () => void {
  if (document.documentElement.dataset.hydrated !== undefined) act()
  else document.addEventListener("hydrated", act, { once: true })
  return () => document.removeEventListener("hydrated", act)
}
