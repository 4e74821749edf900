/**
 * Takes over from the page as it is now what differs in the one that is shown: counts, the rows that both have, and new rows where
 * they are wanted. What has the focus stays where and what it is.
 * @returns whether the shown page has all of the new rows.
 */
export function takeOver(page: Document, { withNewRows }: { withNewRows: boolean }): boolean {
  for (const part of document.querySelectorAll<HTMLElement>("[data-live-part]")) {
    const theirs = page.querySelector(`[data-live-part="${part.dataset.livePart}"]`)
    if (theirs) takeContents(part, theirs)
  }
  const [list, theirs] = [document, page].map((each) => each.querySelector<HTMLElement>("[data-live-list]"))
  if (!list || !theirs) return false
  const [rows, theirRows] = [list, theirs].map((each) => each.querySelector("tbody"))
  if (!rows || !theirRows) return withNewRows && takeContents(list, theirs)
  // Names of classes are another build's after an upgrade: rows of the one would be without a look in the other.
  if (rows.parentElement?.className !== theirRows.parentElement?.className) return false
  takeRows(rows, theirRows, withNewRows)
  return withNewRows
}

/** The rows that both have, in place; the others before or between them, in the order of the list, which never changes. */
function takeRows(rows: Element, theirRows: Element, withNewRows: boolean): void {
  const known = new Map([...rows.children].map((row) => [row.id, row]))
  let place = rows.firstElementChild
  for (const theirs of [...theirRows.children]) {
    const row = known.get(theirs.id)
    if (row) {
      takeRow(row, theirs)
      place = row.nextElementSibling
    } else if (withNewRows) {
      const added = document.importNode(theirs, true)
      added.toggleAttribute("data-arrived", true)
      rows.insertBefore(added, place)
    }
    known.delete(theirs.id)
  }
  if (!withNewRows) return
  for (const row of known.values()) if (!hasFocus(row)) row.remove()
}

function takeRow(row: Element, theirs: Element): void {
  row.toggleAttribute("data-new", theirs.hasAttribute("data-new"))
  for (const [i, cell] of [...theirs.children].entries()) {
    const own = row.children[i]
    if (own) takeContents(own, cell)
  }
}

function takeContents(own: Element, theirs: Element): boolean {
  if (hasFocus(own)) return false
  if (own.innerHTML !== theirs.innerHTML)
    own.replaceChildren(...[...theirs.childNodes].map((node) => document.importNode(node, true)))
  return true
}

function hasFocus(element: Element): boolean {
  return element.contains(document.activeElement)
}
