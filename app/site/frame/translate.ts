/**
 * Starts the outside page-translation widget in the language that the visitor chose in our menu.
 * It runs when the whole page has been read. Nothing waits for it: where the service cannot be reached, the page
 * stays in English and says so.
 */

/** The widget's own global, as far as we use it. */
type Widget = { translate: { TranslateElement: new (options: object, elementId: string) => unknown } }
const page = window as Window & { google?: Widget; startPageTranslation?: () => void }

const BOX = "translation"
const box = document.getElementById(BOX)
const { language, script } = box?.dataset ?? {}

if (box && language && script) whenPageIsStill(() => load(language, script))

/** React takes the page over first: it must meet the text that the server wrote. */
function whenPageIsStill(start: () => void) {
  const { hydrate, hydrated } = document.documentElement.dataset
  if (hydrate === undefined || hydrated !== undefined) start()
  else document.addEventListener("hydrated", start, { once: true })
}

function load(language: string, address: string) {
  // The widget reads from this cookie what to translate into; without it, it would only show its own menu.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `googtrans=/en/${language}; Path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`
  page.startPageTranslation = () => {
    if (page.google)
      new page.google.translate.TranslateElement({ pageLanguage: "en", autoDisplay: false }, BOX)
  }
  const script = document.createElement("script")
  const source = new URL(address)
  source.searchParams.set("cb", "startPageTranslation")
  script.src = source.href
  script.async = true
  script.onerror = sayUnavailable
  document.head.append(script)
}

function sayUnavailable() {
  document.querySelector(`#${BOX} [hidden]`)?.removeAttribute("hidden")
}
