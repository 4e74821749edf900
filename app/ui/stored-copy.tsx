import { createContext, type ReactNode, useContext } from "react"

const StoredCopyContext = createContext(false)

/** Says whether the page is a copy that is stored on a device, in which each picture has one file. */
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
