/** The methods of a DOM node by which React removes and inserts children. */
export type NodeMethods<N> = {
  removeChild(child: N): N
  insertBefore(child: N, before: N | null): N
}

/**
 * Makes React tolerate a page translator: the site's widget, or the one of the visitor's browser.
 *
 * A translator removes React's text nodes or wraps them in `<font>`. When React later removes such a node, or inserts beside it, the
 * browser throws, because the node's parent has changed, and the island is lost. With this guard React removes the wrapper, inserts
 * beside it, and ignores a node that is no longer in the page.
 * Source: https://github.com/facebook/react/issues/11538#issuecomment-417504600
 */
export function guardAgainstTranslators<N extends { parentNode: N | null }>(methods: NodeMethods<N>): void {
  const { removeChild, insertBefore } = methods

  methods.removeChild = function (this: N, child) {
    const current = childContaining(this, child)
    if (current) removeChild.call(this, current)
    return child
  }

  methods.insertBefore = function (this: N, child, before) {
    return insertBefore.call(this, child, before && childContaining(this, before))
  }
}

/**
 * The child of `parent` that is the node or contains it.
 * @returns null if the node is not in the parent
 */
function childContaining<N extends { parentNode: N | null }>(parent: N, node: N): N | null {
  let ancestor: N | null = node
  while (ancestor && ancestor.parentNode !== parent) ancestor = ancestor.parentNode
  return ancestor
}
