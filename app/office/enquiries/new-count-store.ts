const listeners = new Set<() => void>()
let current: number | null = null

/** The number of new enquiries, shared by the list and the sidebar, which are separate islands. */
export const newCountStore = {
  set(count: number): void {
    current = count
    for (const notify of listeners) notify()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** @returns null before the first update */
  read: (): number | null => current,
}
