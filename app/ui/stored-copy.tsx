import { createContext, type ReactNode, useContext } from "react"

const StoredCopyContext = createContext(false)

/** Provides whether the page is a copy that a device stores for use offline. In a copy each picture has a single file. */
export function StoredCopyProvider({
  isStoredCopy,
  children,
}: {
  isStoredCopy: boolean
  children: ReactNode
}) {
  return <StoredCopyContext value={isStoredCopy}>{children}</StoredCopyContext>
}

export function useIsStoredCopy(): boolean {
  return useContext(StoredCopyContext)
}
