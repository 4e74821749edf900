/** Tells browsers that show the list of enquiries when it has become another, whichever process made it so. */
export interface InboxUpdates {
  /**
   * Begins to tell. Of one session only so many are told: one more, and the one that listened longest is ended.
   * @returns what ends it; null where nobody more can be told, because there are too many or the site is stopping.
   */
  listen(listener: InboxListener): (() => void) | null
}

export type InboxListener = {
  sessionId: string
  /** The version of the list that the browser has; null: it does not know. */
  seen: string | null
  tell: (version: string) => void
  /** 'elsewhere': the same session listens in newer places. 'stopping': the site stops, and may be back in a moment. */
  end: (why: "elsewhere" | "stopping") => void
}
