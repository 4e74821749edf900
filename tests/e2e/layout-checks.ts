import type { Locator, Page } from "@playwright/test"

/** Words that are broken across two lines. */
export function brokenWords(elements: Locator): Promise<string[]> {
  return brokenTexts(elements, /[^\s-]+/g)
}

/** Amounts that are broken across two lines, their currency included: `LKR 389,300.00`, `Rs. 5,000`, `17,400/=`. */
export function brokenAmounts(elements: Locator): Promise<string[]> {
  return brokenTexts(elements, /(?:LKR|USD|EUR|GBP|Rs\.)\s[\d,.]+|[\d,]+\/=/g)
}

/** Texts that match the pattern, within one text node, and extend over more than one line. */
function brokenTexts(elements: Locator, pattern: RegExp): Promise<string[]> {
  return elements.evaluateAll(
    (nodes, { source, flags }) =>
      nodes.flatMap((node) => {
        const brokenTextList: string[] = []
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        for (let text = walker.nextNode(); text; text = walker.nextNode())
          for (const { 0: word, index } of (text.textContent ?? "").matchAll(new RegExp(source, flags))) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              brokenTextList.push(word)
          }
        return brokenTextList
      }),
    { source: pattern.source, flags: pattern.flags },
  )
}

/** The values of fields that are too narrow to show them. */
export function truncatedFields(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((nodes) =>
    nodes.flatMap((node) =>
      node instanceof HTMLInputElement && node.scrollWidth > node.clientWidth ? [node.value] : [],
    ),
  )
}

/** How many pixels the page is wider than its window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Doubles the text size without zooming the page, as a browser's text size setting does. */
export function doubleTextSize(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
}

/** Visible texts and controls that extend beyond the right edge of the window, where the body clips them. */
export function textsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest("svg, noscript, [aria-hidden=true], .visually-hidden") !== null ||
      !element.checkVisibility({ visibilityProperty: true })
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return ["auto", "scroll"].includes(getComputedStyle(parent).overflowX) || isInScroller(parent)
    }
    const rightmostOf = (boxes: Iterable<DOMRect>) => Math.max(0, ...[...boxes].map(({ right }) => right))
    const edge = document.documentElement.clientWidth + 1
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      if (isHidden(element) || isInScroller(element)) return []
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const range = document.createRange()
      const rightEdges = texts.map((text) => {
        range.selectNodeContents(text)
        return rightmostOf(range.getClientRects())
      })
      const isControl = element.matches("input, select, textarea, button")
      const rightEdge = Math.max(0, ...rightEdges, isControl ? element.getBoundingClientRect().right : 0)
      return rightEdge > edge
        ? [`${element.tagName} ${element.textContent.trim().slice(0, 40)}: ${Math.round(rightEdge)}`]
        : []
    })
  })
}
