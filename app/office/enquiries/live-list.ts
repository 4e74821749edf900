// The list follows what happens: the server says that it is another, and the page fetches itself and takes over what differs.
// Nothing moves under somebody who reads: what came in is put on top where one is at the top of everything; otherwise a link says
// how many it is. All words come from the server.

import { takeOver } from "./take-over.ts"

/** After tries that failed: doubled each time, up to the last. */
const AGAIN_AFTER_MS = 5_000
const AGAIN_AFTER_AT_MOST_MS = 5 * 60_000

export function follow(): void {
  const region = document.querySelector<HTMLElement>("[data-live]")
  if (region) new LiveList(region).start()
}

class LiveList {
  readonly #region: HTMLElement
  readonly #title = document.title
  #seen: string
  #source: EventSource | null = null
  #failures = 0
  #isRefreshing = false
  #isStale = false
  /** What came in while nobody looked at the page. */
  #unseen = 0

  constructor(region: HTMLElement) {
    this.#region = region
    this.#seen = region.dataset.version ?? ""
  }

  start(): void {
    this.#listen()
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) return
      this.#countUnseen(0)
      this.#listen()
    })
    // A page that a browser keeps for its way back must not hold a connection.
    addEventListener("pagehide", () => this.#stop())
    addEventListener("pageshow", ({ persisted }) => persisted && this.#listen())
  }

  #listen(): void {
    if (this.#source) return
    const source = new EventSource(
      `${this.#region.dataset.live}?${new URLSearchParams({ seen: this.#seen })}`,
    )
    this.#source = source
    source.addEventListener("open", () => {
      this.#failures = 0
    })
    source.addEventListener("change", ({ lastEventId }: MessageEvent) => {
      this.#seen = lastEventId
      void this.#refresh()
    })
    // The same person looks at the list in newer tabs. This one listens again when it is looked at.
    source.addEventListener("elsewhere", () => this.#stop())
    source.addEventListener("error", () => {
      // What was cut off comes back by itself. What was refused does not.
      if (source.readyState === EventSource.CLOSED) void this.#listenLater()
    })
  }

  #stop(): void {
    this.#source?.close()
    this.#source = null
  }

  async #listenLater(): Promise<void> {
    this.#stop()
    if ((await this.#fetchSelf()) === "signedOut") return this.#tellSignedOut()
    const wait = Math.min(AGAIN_AFTER_MS * 2 ** this.#failures++, AGAIN_AFTER_AT_MOST_MS)
    setTimeout(() => this.#listen(), wait)
  }

  #tellSignedOut(): void {
    const template = document.querySelector<HTMLTemplateElement>("template[data-signed-out]")
    if (template) this.#region.replaceChildren(template.content.cloneNode(true))
  }

  /** One at a time; what changes meanwhile is fetched after it. */
  async #refresh(): Promise<void> {
    this.#isStale = true
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    while (this.#isStale) {
      this.#isStale = false
      const page = await this.#fetchSelf()
      if (page instanceof Document) this.#show(page)
    }
    this.#isRefreshing = false
  }

  async #fetchSelf(): Promise<Document | "signedOut" | "failed"> {
    const address = new URL(location.href)
    address.hash = ""
    address.searchParams.set("since", this.#region.dataset.newest ?? "")
    try {
      const answer = await fetch(address)
      if (answer.redirected) return "signedOut"
      if (!answer.ok) return "failed"
      return new DOMParser().parseFromString(await answer.text(), "text/html")
    } catch {
      return "failed" // no connection: the next change, or the next try, fetches it
    }
  }

  #show(page: Document): void {
    const theirs = page.querySelector<HTMLElement>("[data-live]")
    if (!theirs) return
    const link = theirs.querySelector<HTMLElement>("[data-came]")
    const hasTaken = takeOver(page, { withNewRows: isAtTheTopOfAll() })
    if (!link) return
    if (hasTaken) this.#welcome(link, theirs.dataset.newest ?? "")
    else this.#offer(link)
  }

  /** The rows are there: it is said how many they are, and the next ones are counted from here. */
  #welcome(link: HTMLElement, newest: string): void {
    this.#region.dataset.newest = newest
    this.#tell(link.textContent ?? "")
    document.title = this.#title
    if (document.hidden) this.#countUnseen(this.#unseen + (Number.parseInt(link.dataset.came ?? "", 10) || 1))
  }

  /** A link to what came in. */
  #offer(link: HTMLElement): void {
    if (this.#region.querySelector("a")?.textContent === link.textContent) return
    this.#region.replaceChildren(document.importNode(link, true))
    document.title = `(${link.dataset.came}) ${this.#title}`
  }

  /** For whoever does not see that the list has grown. */
  #tell(words: string): void {
    const told = document.createElement("span")
    told.className = "vh"
    told.textContent = words
    this.#region.replaceChildren(told)
  }

  #countUnseen(count: number): void {
    if (count === this.#unseen) return
    this.#unseen = count
    document.title = count > 0 ? `(${count}) ${this.#title}` : this.#title
  }
}

/** On the first page of everything, with the head of the list in sight: nothing that is read would move out of it. */
function isAtTheTopOfAll(): boolean {
  const top = document.querySelector("[data-live-list]")?.getBoundingClientRect().top ?? 0
  return location.search === "" && top >= 0
}
