// The service worker of stored plans (docs/decisions/0074). The planner registers it after a visitor's click, for its own page and
// the guides only, and stores the pages (app/site/plan/offline). It answers for a stored address when the network does not.

const CACHE = "offline-plan"
/** The pages that can be stored, and the folders of their files. */
const STORABLE = /^\/(?:plan$|rent-a-car-to-|assets\/|images\/|uploads\/)/
const NETWORK_LIMIT_MS = 4000

self.addEventListener("install", () => self.skipWaiting())

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isStorable = request.method === "GET" && origin === self.location.origin && STORABLE.test(pathname)
  if (isStorable) event.respondWith(answer(request, pathname))
})

async function answer(request, pathname) {
  const stored = await caches.match(request.url, { cacheName: CACHE, ignoreVary: true })
  if (!stored) return fetch(request)
  // The name of a file in assets/ changes with its content. After an update of the site only this copy has it.
  if (pathname.startsWith("/assets/")) return stored
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS, stored))
  return Promise.race([fromNetwork(request, stored), late])
}

/** A page is answered as the server says; a picture that the site no longer has is shown from the copy. */
async function fromNetwork(request, stored) {
  try {
    const response = await fetch(request)
    return response.ok || request.mode === "navigate" ? response : stored
  } catch {
    return stored
  }
}
