// The gallery's page script: marks the number of the slide that is seen, and makes the way from the last slide to the
// first as short as any other. A copy of the last slide stands before the first and one of the first after the last;
// where the scrolling ends on a copy, the slide itself takes its place unseen.

const gallery = document.querySelector<HTMLElement>("[data-gallery]")
const track = gallery?.querySelector<HTMLElement>("[data-slides]")
if (gallery && track) loop(gallery, track)

function loop(gallery: HTMLElement, track: HTMLElement): void {
  const slides = Array.from(track.children).filter((child) => child instanceof HTMLElement)
  const [first, last] = [slides.at(0), slides.at(-1)]
  if (!first || !last || first === last) return
  const numbers = Array.from(gallery.querySelectorAll<HTMLAnchorElement>("nav a"))
  const stops = [copyOf(last), ...slides, copyOf(first)]
  track.prepend(stops[0] ?? "")
  track.append(stops.at(-1) ?? "")

  let current = numberInAddress(slides)
  show(current, "instant")

  function show(stop: number, behavior: ScrollBehavior): void {
    const slide = stops[stop]
    if (slide && track) track.scrollTo({ left: slide.offsetLeft - middleOffset(track, slide), behavior })
  }

  /** The slide's own number where a stop is a copy. */
  function slideAt(stop: number): number {
    return stop === 0 ? slides.length : stop === stops.length - 1 ? 1 : stop
  }

  function settleOn(stop: number): void {
    current = slideAt(stop)
    if (current !== stop) show(current, "instant")
    for (const [index, number] of numbers.entries()) mark(number, index + 1 === current)
  }

  gallery.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (!link) return
    event.preventDefault()
    const { way } = link.dataset
    const own = slides.findIndex((slide) => slide.contains(link)) + 1
    const stop = way ? own + Number(way) : numbers.indexOf(link) + 1
    // As the style sheet has it: smooth, unless the visitor wants less motion.
    show(stop, "auto")
    // The keyboard goes with the slide, so that the next press goes on from there.
    slides[slideAt(stop) - 1]
      ?.querySelector<HTMLElement>(`[data-way="${way}"]`)
      ?.focus({ preventScroll: true })
  })
  whenScrollEnds(track, () => settleOn(nearestStop(track, stops)))
  addEventListener("resize", () => show(current, "instant"))
  settleOn(current)
}

/** A copy is for the eye alone. */
function copyOf(slide: HTMLElement): HTMLElement {
  // cloneNode of an element is an element of the same kind
  const copy = slide.cloneNode(true) as HTMLElement
  copy.removeAttribute("id")
  copy.inert = true
  return copy
}

function numberInAddress(slides: HTMLElement[]): number {
  return (
    Math.max(
      0,
      slides.findIndex(({ id }) => `#${id}` === location.hash),
    ) + 1
  )
}

function middleOffset(track: HTMLElement, slide: HTMLElement): number {
  return track.offsetLeft + (track.clientWidth - slide.offsetWidth) / 2
}

function nearestStop(track: HTMLElement, stops: HTMLElement[]): number {
  const distances = stops.map((slide) =>
    Math.abs(slide.offsetLeft - middleOffset(track, slide) - track.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

function mark(number: HTMLElement, isCurrent: boolean): void {
  if (isCurrent) number.setAttribute("aria-current", "true")
  else number.removeAttribute("aria-current")
}

const QUIET_MS = 120

/** `scrollend` where there is one; elsewhere, when nothing has scrolled for a moment. */
function whenScrollEnds(track: HTMLElement, then: () => void): void {
  if ("onscrollend" in window) {
    track.addEventListener("scrollend", then)
    return
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  track.addEventListener("scroll", () => {
    clearTimeout(timer)
    timer = setTimeout(then, QUIET_MS)
  })
}
