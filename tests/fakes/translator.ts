import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * A page translator that behaves as the hosted widgets do: its script puts every piece of text into an element of its
 * own (`<font>`), changes it, and does so again whenever the page changes. Nothing in a page may break over it.
 */
export class TranslatorFake {
  /** How often its script was asked for. */
  askedCount = 0
  readonly #server: Server = createServer((_request, response) => {
    this.askedCount++
    response.writeHead(200, { "content-type": "text/javascript" }).end(`(${translatePage.toString()})()`)
  })

  /** @returns the address of its script. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    // A server that listens on a port has an address of this kind.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/element.js`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Runs in the visitor's browser. */
function translatePage() {
  const isLeftAlone = (node: Node) =>
    Boolean(node.parentElement?.closest("font, script, style, option, textarea, title"))
  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text) // the walker shows text only
    for (const text of texts) {
      if (!text.data.trim() || isLeftAlone(text)) continue
      const font = document.createElement("font")
      font.textContent = `«${text.data}»`
      text.replaceWith(font)
    }
  }
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeName !== "FONT")
          translate(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
