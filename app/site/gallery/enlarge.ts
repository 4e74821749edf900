// From one large picture to the next in its place, by the links below it or by the arrow keys. The picture is opened by
// its own button among the slides: so the one before it closes, its slide comes into view, and the focus returns there.

/** Chrome 109, Safari 16.4 and Firefox 115 have no popovers. */
const HAS_POPOVERS = "popover" in HTMLElement.prototype

document.addEventListener("click", (event) => {
  if (!HAS_POPOVERS) return showInPage(event)
  const isPlainPress = !(event.ctrlKey || event.metaKey || event.shiftKey)
  const link = wayOf(event)
  if (link && isPlainPress && open(link.dataset.opens, link.dataset.way)) event.preventDefault()
})

const WAYS: Partial<Record<string, string>> = { ArrowLeft: "-1", ArrowRight: "1" }

document.addEventListener("keydown", ({ key }) => {
  const way = HAS_POPOVERS && WAYS[key]
  if (way) document.querySelector<HTMLElement>(`[data-large]:popover-open [data-way="${way}"]`)?.click()
})

/** The links between large pictures name the page that has theirs in it. */
function showInPage({ target }: Event): void {
  const opener = target instanceof Element ? target.closest("[popovertarget]") : null
  const id = opener?.getAttribute("popovertarget")
  const link = document.querySelector<HTMLAnchorElement>(`[data-large] [data-opens="${id}"]`)
  if (opener && link) location.assign(link.href)
}

function wayOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-large] [data-opens]") : null
}

/** The focus goes on to the same link of the next picture, so that the next press goes on from there. */
function open(id: string | undefined, way: string | undefined): boolean {
  const opener = document.querySelector<HTMLElement>(`[data-slides] > :not([inert]) [popovertarget="${id}"]`)
  opener?.focus()
  opener?.click()
  document.querySelector<HTMLElement>(`[id="${id}"] [data-way="${way}"]`)?.focus()
  return opener !== null
}
