/** Notifies browsers of changes of the inbox, also of those by other processes. */
export interface InboxUpdates {
  /**
   * Subscribes a listener. Each session has a limited number of listeners; a further one ends the oldest.
   * @returns a function that unsubscribes; null if there are too many listeners, or the process is stopping
   */
  listen(listener: InboxListener): (() => void) | null
}

/** A browser that shows the inbox, or its number of new enquiries. */
export type InboxListener = {
  sessionId: string
  /** The version of the list that the browser shows; null: unknown. */
  lastVersion: string | null
  send: (version: string) => void
  /**
   * The reason for the end. 'tooManyTabs': newer listeners of the same session replace this one. 'stopping': the process stops, and
   * may restart.
   */
  end: (reason: "tooManyTabs" | "stopping") => void
}
