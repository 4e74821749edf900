import { createContext, type ReactNode, useContext } from "react"
import type { Messages } from "#messages/messages.ts"

const MessagesContext = createContext<Messages | null>(null)

/** Provides the messages of one language. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** The messages of the interface in the page's language. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error("useMessages needs a MessagesProvider around it")
  return messages
}
