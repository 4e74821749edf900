import { RouterContextProvider } from "react-router"
import { describe, expect, it } from "vitest"
import { handleForm } from "./handle-form.ts"

const handle = (request: Request) =>
  handleForm({
    request,
    context: new RouterContextProvider(),
    read: () => ({}),
    check: () => ({ ok: false, fieldErrors: [] }),
  })

// The tests of pages with a form cover valid submissions, for example app/site/home/sent-enquiry.test.ts.
describe("a request that submits no form", () => {
  it.each(["PUT", "DELETE", "PATCH"])("rejects %s with 405 and the allowed methods", async (method) => {
    const response = await handle(new Request("https://www.example.lk/home", { method })).catch(
      (thrown) => thrown,
    )
    expect(response.status).toBe(405)
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST")
  })

  it.each([
    ["another kind of body", "application/json", "{}"],
    ["a multipart body without its boundary", "multipart/form-data", "--x"],
    ["a multipart body that breaks off", "multipart/form-data; boundary=x", "--x\r\nContent-Disp"],
  ])("answers %s with 400", async (_, type, body) => {
    const request = new Request("https://www.example.lk/home", {
      method: "POST",
      headers: { "content-type": type },
      body,
    })
    expect(await handle(request).catch((thrown) => thrown.status)).toBe(400)
  })
})
