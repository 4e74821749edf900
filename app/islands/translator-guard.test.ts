import { beforeEach, describe, expect, it } from "vitest"
import { guardAgainstTranslators } from "./translator-guard.ts"

/** A tree with the two methods of the DOM: both throw for a node that is not a child of this one. */
class TreeNode {
  parentNode: TreeNode | null = null
  children: TreeNode[] = []
  readonly name: string

  constructor(name: string, ...children: TreeNode[]) {
    this.name = name
    for (const child of children) this.insertBefore(child, null)
  }

  removeChild(child: TreeNode): TreeNode {
    if (child.parentNode !== this) throw new Error(`NotFoundError: ${child.name} is no child of ${this.name}`)
    this.children = this.children.filter((other) => other !== child)
    child.parentNode = null
    return child
  }

  insertBefore(child: TreeNode, before: TreeNode | null): TreeNode {
    if (before && before.parentNode !== this) throw new Error(`NotFoundError: ${before.name} is elsewhere`)
    const at = before ? this.children.indexOf(before) : this.children.length
    this.children.splice(at, 0, child)
    child.parentNode = this
    return child
  }
}

const originalMethods = {
  removeChild: TreeNode.prototype.removeChild,
  insertBefore: TreeNode.prototype.insertBefore,
}

describe("with the guard", () => {
  beforeEach(() => {
    Object.assign(TreeNode.prototype, originalMethods)
    guardAgainstTranslators<TreeNode>(TreeNode.prototype)
  })

  it("removes the element in which a translator wrapped the node", () => {
    const { paragraph, text, font } = wrappedText()
    paragraph.removeChild(text)
    expect(paragraph.children).toEqual([])
    expect(font.parentNode).toBeNull()
  })

  it("ignores a node that a translator removed", () => {
    const { paragraph, text } = replacedText()
    expect(paragraph.removeChild(text)).toBe(text)
    expect(namesIn(paragraph)).toEqual(["font"])
  })

  it("inserts before the element in which the translator wrapped the node", () => {
    const { paragraph, text } = wrappedText()
    paragraph.insertBefore(new TreeNode("new"), text)
    expect(namesIn(paragraph)).toEqual(["new", "font"])
  })

  it("appends if the reference node is no longer in the parent", () => {
    const { paragraph, text } = replacedText()
    paragraph.insertBefore(new TreeNode("new"), text)
    expect(namesIn(paragraph)).toEqual(["font", "new"])
  })

  it("behaves as the DOM does if nothing was moved", () => {
    const first = new TreeNode("first")
    const last = new TreeNode("last")
    const list = new TreeNode("list", first, last)
    list.insertBefore(new TreeNode("middle"), last)
    list.removeChild(first)
    expect(namesIn(list)).toEqual(["middle", "last"])
  })
})

it("throws without the guard, as React does in a translated page", () => {
  Object.assign(TreeNode.prototype, originalMethods)
  const { paragraph, text } = wrappedText()
  expect(() => paragraph.removeChild(text)).toThrow("NotFoundError")
})

/** `<p>text</p>` becomes `<p><font><font>text</font></font></p>`. */
function wrappedText() {
  const text = new TreeNode("text")
  const font = new TreeNode("font", new TreeNode("inner font", text))
  return { paragraph: new TreeNode("paragraph", font), text, font }
}

/** `<p>text</p>` becomes `<p><font>other text</font></p>`. */
function replacedText() {
  return { paragraph: new TreeNode("paragraph", new TreeNode("font")), text: new TreeNode("text") }
}

function namesIn(node: TreeNode): string[] {
  return node.children.map(({ name }) => name)
}
