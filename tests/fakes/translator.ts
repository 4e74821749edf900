import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * A page translator that behaves like the hosted widgets: its script wraps every text node in a `<font>` element with
 * changed text, and repeats that after every change of the page. Pages must keep working with it.
 */
export class TranslatorFake {
  /** The number of requests for its script. */
  requestCount = 0
  readonly #server: Server = createServer((_request, response) => {
    this.requestCount++
    response.writeHead(200, { "content-type": "text/javascript" }).end(`(${translatePage.toString()})()`)
  })

  /** @returns the URL of its script. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    // For a server on a TCP port, address() returns an AddressInfo.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/element.js`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Serialised and run in the visitor's browser. */
function translatePage() {
  const isExcluded = (node: Node) =>
    Boolean(node.parentElement?.closest("font, script, style, option, textarea, title"))
  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text) // NodeFilter.SHOW_TEXT
    for (const text of texts) {
      if (!text.data.trim() || isExcluded(text)) continue
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
