/** The time limit of one command. Rendering without a GPU is slow. */
const TIMEOUT_MS = 40_000
/** The driver has ten seconds to start. */
const MAX_CONNECT_ATTEMPTS = 100
const CONNECT_DELAY_MS = 100

/** The subset of W3C WebDriver that the journeys need. Source: https://www.w3.org/TR/webdriver2/ */
export class WebDriver {
  readonly browser: string
  readonly #sessionUrl: string

  constructor(sessionUrl: string, browser: string) {
    this.#sessionUrl = sessionUrl
    this.browser = browser
  }

  /** Starts a session, with retries while the driver is starting. */
  static async connect(driverUrl: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: { ...capabilities, timeouts: { script: TIMEOUT_MS } } } }
    for (let attempts = 1; ; attempts++) {
      try {
        const { sessionId, capabilities } = await command<{
          sessionId: string
          capabilities: { browserName: string; browserVersion: string }
        }>("POST", `${driverUrl}/session`, body)
        const { browserName, browserVersion } = capabilities
        return new WebDriver(`${driverUrl}/session/${sessionId}`, `${browserName}/${browserVersion}`)
      } catch (error) {
        // `fetch` throws a TypeError while nothing listens. Other errors come from the driver.
        if (!(error instanceof TypeError) || attempts === MAX_CONNECT_ATTEMPTS) throw error
        await new Promise((resolve) => setTimeout(resolve, CONNECT_DELAY_MS))
      }
    }
  }

  post = <Result>(path: string, body: object): Promise<Result> =>
    command("POST", this.#sessionUrl + path, body)

  delete = (path: string): Promise<void> => command("DELETE", this.#sessionUrl + path)

  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    args: Args,
  ): Promise<Result> {
    return this.post("/execute/sync", { script: `return (${script})(...arguments)`, args })
  }
}

async function command<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // The format that WebDriver specifies for results and for errors.
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error}: ${value?.message}`)
  return value
}
