import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { renderToPipeableStream } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, it } from "vitest"
import { MessagesProvider } from "#app/ui/messages-context.tsx"
import { en } from "#messages/en.ts"
import type { Settled } from "./settle.ts"
import { WhenSettled } from "./when-settled.tsx"

it("shows at once what came in time", async () => {
  const html = await text(pageWith({ ready: true, value: "58 vehicles" }))
  expect(html).toContain("<p>58 vehicles</p>")
  expect(html).not.toContain("Loading...")
})

it("says 'Loading...' until the rest comes, and then shows it", async () => {
  const [first, rest] = await latePage()
  expect(first).toMatch(/<p role="status"[^>]*>Loading\.\.\.<\/p>/)
  expect(first).not.toContain("58 vehicles")
  expect(rest).toContain("<p>58 vehicles</p>")
})

it("leads a visitor without scripts to the same page, whole", async () => {
  const [first] = await latePage("/home?q=axio")
  expect(first).toContain("<noscript>")
  expect(first).toContain('href="/home?q=axio&amp;wait=1"')
})

/** What a browser has while it waits, and what comes when the answer is there. */
async function latePage(address?: string): Promise<[first: string, rest: string]> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = pageWith({ ready: false, promise }, address)
  const first = await new Promise<string>((heard) => page.once("data", (chunk) => heard(String(chunk))))
  resolve("58 vehicles")
  return [first, await text(page)]
}

function pageWith(answer: Settled<string>, address = "/home"): PassThrough {
  const Page = () => (
    <main>
      <WhenSettled answer={answer}>{(value) => <p>{value}</p>}</WhenSettled>
    </main>
  )
  const Stub = createRoutesStub([{ path: "/home", Component: Page }])
  const body = new PassThrough()
  const { pipe } = renderToPipeableStream(
    <MessagesProvider messages={en}>
      <Stub initialEntries={[address]} />
    </MessagesProvider>,
    { onShellReady: () => pipe(body) },
  )
  return body
}
