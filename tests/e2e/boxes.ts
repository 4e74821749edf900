import type { Locator, Page } from "@playwright/test"

/** Words that stand on two lines. */
export function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const broken: string[] = []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
      return broken
    }),
  )
}

/** How many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
