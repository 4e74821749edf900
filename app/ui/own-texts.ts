// Characters that no text of ours has: Unicode leaves them to whoever uses them.
const MARK = /\uE000(\w+)\uE001/g

/** A mark in the place of each text, by which it is found again in HTML. */
export function marksFor<Own extends Readonly<Record<string, string>>>(own: Own): Own {
  return Object.fromEntries(Object.keys(own).map((name) => [name, `\uE000${name}\uE001`])) as Own // its keys
}

/** The HTML with the texts in place of their marks. */
export function withOwnTexts(html: string, own: Readonly<Record<string, string>>): string {
  return html.replace(MARK, (mark, name: string) =>
    Object.hasOwn(own, name) ? escaped(own[name] ?? "") : mark,
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
}

/** As React writes a text or the value of an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
}
