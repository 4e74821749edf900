// Checks the HTML of every page with the Nu checker: npm run check:html
import { startSite } from "#tests/support/site.ts"
import { acceptedBy, type Message } from "./accepted.ts"
import { checkPages, isJavaInstalled } from "./nu-checker.ts"
import { collectOfficePages } from "./office-pages.ts"
import { collectSitePages } from "./site-pages.ts"

if (isJavaInstalled()) await checkSite()
else {
  console.error("check:html: the Nu checker needs Java 11 or newer, and `java` was not found")
  process.exitCode = 1
}

async function checkSite(): Promise<void> {
  const site = await startSite({ LOG_LEVEL: "error" })
  try {
    const pages = [...(await collectSitePages(site.url)), ...(await collectOfficePages(site))]
    const messages = checkPages(pages)
    const rejected = messages.filter((message) => !acceptedBy(message))
    printAccepted(messages)
    printRejected(rejected)
    console.log(`${pages.length} pages, ${rejected.length} errors and warnings that are not accepted`)
    process.exitCode = rejected.length === 0 ? 0 : 1
  } finally {
    await site.remove()
  }
}

function printAccepted(messages: readonly Message[]): void {
  for (const [accepted, found] of Map.groupBy(messages, acceptedBy)) {
    if (accepted) console.log(`${found.length} accepted, ${accepted.reason}`)
  }
}

/** Each message once, with the pages that have it. */
function printRejected(messages: readonly Message[]): void {
  for (const [message, found] of Map.groupBy(messages, (message) => `${message.type}: ${message.message}`)) {
    const pages = [...new Set(found.map(({ page }) => page))]
    console.error(
      `${message}\n  ${found.length} times on ${pages.length} pages, as ${pages.slice(0, 3).join(", ")}`,
    )
    console.error(`  ${found[0]?.extract.trim().replaceAll(/\s+/g, " ")}`)
  }
}
