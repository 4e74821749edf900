/** The part of a DOM node that React uses to take children out and to put them in. */
export type NodeMethods<N> = {
  removeChild(child: N): N
  insertBefore(child: N, before: N | null): N
}

/**
 * Lets React live in a page whose text somebody else rewrites.
 *
 * A page translator (our widget, or the one in the visitor's browser) takes React's text nodes out of the page or
 * wraps them in `<font>`. When React later removes such a node, or inserts beside it, the browser throws, because the
 * node's parent is no longer the one that React knows, and the whole page is lost. With this guard React takes
 * out the wrapper that holds the node now, inserts beside it, and lets go of a node that is not there any more.
 * It is the known remedy: https://github.com/facebook/react/issues/11538#issuecomment-417504600
 */
export function guardAgainstTranslators<N extends { parentNode: N | null }>(methods: NodeMethods<N>): void {
  const { removeChild, insertBefore } = methods

  methods.removeChild = function (this: N, child) {
    const present = holderIn(this, child)
    if (present) removeChild.call(this, present)
    return child
  }

  methods.insertBefore = function (this: N, child, before) {
    return insertBefore.call(this, child, before && holderIn(this, before))
  }
}

/** The child of `parent` that is the node or holds it. @returns null where the node has left the parent. */
function holderIn<N extends { parentNode: N | null }>(parent: N, node: N): N | null {
  let holder: N | null = node
  while (holder && holder.parentNode !== parent) holder = holder.parentNode
  return holder
}
