const listeners = new Set<() => void>()
let current: number | null = null

/** How many enquiries are new, as the list last heard it: the sidebar is another island. */
export const newCountStore = {
  set(count: number): void {
    current = count
    for (const tell of listeners) tell()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** @returns null before the list heard anything. */
  read: (): number | null => current,
}
