// Marks the number of the slide that is seen, and makes the way from the last slide to the
// first as short as any other. A copy of the last slide stands before the first and one of the first after the last;
// where the scrolling ends on a copy, the slide itself takes its place unseen.

export function startLoop(): void {
  const gallery = document.querySelector<HTMLElement>("[data-gallery]")
  const track = gallery?.querySelector<HTMLElement>("[data-slides]")
  const [first, ...others] = Array.from(track?.children ?? []).filter((child) => child instanceof HTMLElement)
  if (gallery && track && first && others.length > 0)
    new Loop(gallery, track, [first, ...others]).start(gallery)
}

/** Twice as long as slides move. */
const LONGEST_SLIDE_MS = 1_000

/** The browser stops where a slide stands to the part of a pixel. */
const ROUNDING_PX = 1

class Loop {
  readonly #track: HTMLElement
  readonly #slides: HTMLElement[]
  readonly #numbers: HTMLAnchorElement[]
  /** The slides with the two copies around them, so that a slide's number is its place. */
  readonly #stops: HTMLElement[]
  #current: number
  /** The stop that a press leads to, until it is reached or the visitor scrolls. */
  #goal: number | null = null
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(gallery: HTMLElement, track: HTMLElement, slides: [HTMLElement, ...HTMLElement[]]) {
    const [before, after] = [copyOf(slides.at(-1) ?? slides[0]), copyOf(slides[0])]
    track.prepend(before)
    track.append(after)
    this.#track = track
    this.#slides = slides
    this.#numbers = Array.from(gallery.querySelectorAll<HTMLAnchorElement>("nav a"))
    this.#stops = [before, ...slides, after]
    this.#current = this.#addressed() ?? 1
  }

  /** A link that was pressed before may still move the slides. */
  start(gallery: HTMLElement): void {
    this.#goTo(this.#current, "instant")
    this.#settleOn(this.#current)
    addEventListener("hashchange", () => {
      const stop = this.#addressed()
      if (stop) this.#goTo(stop, "auto")
    })
    gallery.addEventListener("click", (event) => this.#follow(event))
    whenScrollEnds(this.#track, () => this.#arrive())
    for (const taken of ["wheel", "touchstart", "pointerdown", "keydown", "focusin"])
      this.#track.addEventListener(taken, () => this.#forgetGoal(), { passive: true })
    addEventListener("resize", () => this.#show(this.#current, "instant"))
    gallery.toggleAttribute("data-live", true)
  }

  #follow(event: Event): void {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    const { way } = link.dataset
    const own = this.#slides.findIndex((slide) => slide.contains(link)) + 1
    const stop = way ? own + Number(way) : this.#numbers.indexOf(link) + 1
    if (way) this.#takeFocusTo(stop, way)
    this.#goTo(stop, "auto")
  }

  /** `auto` is as the style sheet has it: smooth, unless the visitor wants less motion. */
  #goTo(stop: number, behavior: ScrollBehavior): void {
    this.#forgetGoal()
    this.#goal = stop
    this.#show(stop, behavior)
    this.#patience = setTimeout(() => this.#arrive(), LONGEST_SLIDE_MS)
  }

  /** A picture that comes while the slides move makes the browser snap back to where they were: the press still holds. */
  #arrive(): void {
    const stop = this.#goal ?? this.#nearestStop()
    this.#forgetGoal()
    if (this.#distanceTo(stop) > ROUNDING_PX) this.#show(stop, "instant")
    this.#settleOn(stop)
  }

  #forgetGoal(): void {
    this.#goal = null
    clearTimeout(this.#patience)
  }

  /** The keyboard goes with the slide, so that the next press goes on from there. */
  #takeFocusTo(stop: number, way: string): void {
    const slide = this.#slides[this.#slideAt(stop) - 1]
    slide?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus({ preventScroll: true })
  }

  #show(stop: number, behavior: ScrollBehavior): void {
    const slide = this.#stops[stop]
    if (slide) this.#track.scrollTo({ left: this.#scrollTo(slide), behavior })
  }

  #settleOn(stop: number): void {
    this.#current = this.#slideAt(stop)
    if (this.#current !== stop) this.#show(this.#current, "instant")
    for (const [index, slide] of this.#slides.entries()) {
      const isSeen = index + 1 === this.#current
      slide.toggleAttribute("data-seen", isSeen)
      mark(this.#numbers[index], isSeen)
    }
  }

  /** The slide's own number where a stop is a copy. */
  #slideAt(stop: number): number {
    if (stop === 0) return this.#slides.length
    return stop > this.#slides.length ? 1 : stop
  }

  /** The number of the slide that the address leads to. */
  #addressed(): number | null {
    const index = this.#slides.findIndex(({ id }) => `#${id}` === location.hash)
    return index < 0 ? null : index + 1
  }

  #nearestStop(): number {
    const distances = this.#stops.map((_, stop) => this.#distanceTo(stop))
    return distances.indexOf(Math.min(...distances))
  }

  #distanceTo(stop: number): number {
    const slide = this.#stops[stop]
    return slide ? Math.abs(this.#scrollTo(slide) - this.#track.scrollLeft) : Infinity
  }

  /** How far the track is scrolled when a slide stands in its middle. */
  #scrollTo(slide: HTMLElement): number {
    return slide.offsetLeft - (this.#track.clientWidth - slide.offsetWidth) / 2
  }
}

/** A copy is for the eye alone. */
function copyOf(slide: HTMLElement): HTMLElement {
  // cloneNode of an element is an element of the same kind
  const copy = slide.cloneNode(true) as HTMLElement
  copy.removeAttribute("id")
  copy.inert = true
  return copy
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
}

function mark(number: HTMLElement | undefined, isCurrent: boolean): void {
  if (isCurrent) number?.setAttribute("aria-current", "true")
  else number?.removeAttribute("aria-current")
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
