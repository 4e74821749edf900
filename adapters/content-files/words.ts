import type * as v from "valibot"
import { isUnknownKey } from "#domain/content/setting-schemas.ts"

/** What is wrong with a value, and what to do, to somebody who edits files and does not program. */
export function editorWords(issue: v.BaseIssue<unknown>): string {
  if (isUnknownKey(issue)) {
    return "is not a key that this file may have; check its spelling"
  }
  if (issue.type === "strict_object" && issue.received === "undefined") return "is missing; add it"
  return isOwnMessage(issue.message) ? issue.message : `write ${issue.expected} here, not ${issue.received}`
}

/** A schema without words of ours has valibot's, which all begin alike. */
function isOwnMessage(message: string): boolean {
  return !message.startsWith("Invalid ")
}
