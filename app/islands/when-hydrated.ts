/** Calls back once every island of the page is hydrated. @returns a function that cancels the callback */
export function whenHydrated(callback: () => void): () => void {
  if (document.documentElement.dataset.hydrated !== undefined) callback()
  else document.addEventListener("hydrated", callback, { once: true })
  return () => document.removeEventListener("hydrated", callback)
}
