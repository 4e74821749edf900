import { RouterContextProvider } from "react-router"
import { expect, it } from "vitest"
import { loader } from "./route.ts"

it.each([
  ["https://www.example.lk/", "/home"],
  ["https://www.example.lk/?tab=airport&q=axio", "/home?tab=airport&q=axio"],
])("redirects from %s to %s", (requested, home) => {
  const url = new URL(requested)
  const args = { request: new Request(requested), context: new RouterContextProvider(), params: {} }
  const response = loader({ ...args, url, pattern: "/" })
  expect(response.status).toBe(301)
  expect(response.headers.get("Location")).toBe(home)
})
