import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import type { HtmlPage } from "./nu-checker.ts"

const VEHICLE_PATH = `/cars/${VAN.id}`
const FORMS = [
  { name: "contact", path: "/contact", fields: CONTACT },
  { name: "enquiry", path: "/home", fields: ENQUIRY },
  { name: "booking", path: VEHICLE_PATH, fields: BOOKING },
]
/** Pages that the sitemap leaves out. */
const OTHER_PATHS = [
  "/no-such-page",
  "/cars/no-such-vehicle",
  "/carlist/no-such-category",
  "/%00",
  "/carlist?q=toyota",
  "/carlist?q=nothing-like-that",
  "/home?q=van",
  "/guides?place=kandy",
  "/guides?place=nowhere",
  "/credits",
  `${VEHICLE_PATH}?from=${BOOKING.pick_up_time_date}&to=${BOOKING.return_time_date}`,
  "/office/sign-in",
  "/office/sign-in/code",
  "/office/forgot-password",
  "/office/welcome/none",
  "/office/new-password/none",
  "/office/signed-out",
]

/** Every page of the sitemap, further pages, and every kind of response to the three forms. */
export async function collectSitePages(siteUrl: string): Promise<HtmlPage[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
  const pages: HtmlPage[] = []
  for (const path of [...paths, ...OTHER_PATHS]) {
    pages.push(await toHtmlPage(path, await fetch(siteUrl + path, { redirect: "manual" })))
  }
  for (const { name, path, fields } of FORMS) pages.push(...(await responsesOf(siteUrl, name, path, fields)))
  return pages.filter(({ html }) => html !== "")
}

async function responsesOf(siteUrl: string, name: string, path: string, fields: Record<string, string>) {
  const form_token = tokenIn(await (await fetch(siteUrl + path)).text())
  const send = (submitted: Record<string, string>) => post(siteUrl + path, { ...submitted, form_token })
  const sent = await send(fields)
  const thanks = await fetch(new URL(sent.headers.get("location") ?? path, siteUrl))
  return [
    await toHtmlPage(`${name}: empty`, await send({ ...fields, ...emptyFields(fields) })),
    await toHtmlPage(`${name}: wrong email`, await send({ ...fields, email: "nobody" })),
    await toHtmlPage(`${name}: without token`, await post(siteUrl + path, fields)),
    await toHtmlPage(`${name}: price or confirmation`, await send({ ...fields, step: "confirm" })),
    await toHtmlPage(`${name}: price`, await send({ ...fields, step: "price" })),
    await toHtmlPage(`${name}: thanks`, thanks),
  ]
}

function emptyFields(fields: Record<string, string>) {
  const unchanged = ["step", "website", "tab"]
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, unchanged.includes(name) ? value : ""]),
  )
}

async function toHtmlPage(name: string, response: Response): Promise<HtmlPage> {
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false
  const isRedirect = response.status >= 300 && response.status < 400
  const html = await response.text()
  return { name: `${name} (${response.status})`, html: isHtml && !isRedirect ? html : "" }
}
