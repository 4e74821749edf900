import { RouterContextProvider } from "react-router"
import { describe, expect, it } from "vitest"
import { handleForm } from "./handle-form.ts"

const received = (request: Request) =>
  handleForm({
    request,
    context: new RouterContextProvider(),
    read: () => ({}),
    check: () => ({ ok: false, fieldErrors: [] }),
  })

// The way that a form goes from its press to its answer is shown by the screens that have one: app/site/home/enquiry.test.ts.
describe("what is no press on a form", () => {
  it.each(["PUT", "DELETE", "PATCH"])("%s is refused, with the methods that there are", async (method) => {
    const refused = await received(new Request("https://www.example.lk/home", { method })).catch(
      (thrown) => thrown,
    )
    expect(refused.status).toBe(405)
    expect(refused.headers.get("allow")).toBe("GET, HEAD, POST")
  })

  it.each([
    ["another kind of body", "application/json", "{}"],
    ["a multipart body without its boundary", "multipart/form-data", "--x"],
    ["a multipart body that breaks off", "multipart/form-data; boundary=x", "--x\r\nContent-Disp"],
  ])("%s is a bad request", async (_, type, body) => {
    const request = new Request("https://www.example.lk/home", {
      method: "POST",
      headers: { "content-type": type },
      body,
    })
    expect(await received(request).catch((thrown) => thrown.status)).toBe(400)
  })
})
