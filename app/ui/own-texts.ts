/** Texts by their names. */
export type OwnTexts = Readonly<Record<string, string>>

/** Characters that no text of ours has around a name: Unicode leaves them to whoever uses them. */
export const MARK = /\uE000(\w+)\uE001/

export function markOf(name: string): string {
  return `\uE000${name}\uE001`
}

/** A mark in the place of each text, by which it is found again in HTML. */
export function marksFor<Own extends OwnTexts>(own: Own): Own {
  return Object.fromEntries(Object.keys(own).map((name) => [name, markOf(name)])) as Own // its keys
}

const ENTITIES: OwnTexts = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
}

/** As React writes a text or the value of an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}
