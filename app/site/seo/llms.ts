import type { LoaderFunctionArgs } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import type { CompanyDetails, TermsSection } from "#domain/content/content.ts"
import { llmsTxt as llmsMessages } from "#messages/en/llms-txt.ts"
import type { Messages } from "#messages/messages.ts"
import { type CatalogueEntries, loadCatalogueEntries } from "./load-catalogue-entries.ts"
import { type IndexedPage, indexedTitledPages, writtenPages } from "./public-pages.ts"
import { textResponse } from "./text-response.ts"

/** The site as one Markdown page for language models. https://llmstxt.org */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ports = context.get(portsContext)
  const messages = context.get(messagesContext)
  const { site, terms, rules } = ports.content
  const { siteUrl } = ports.settings
  const fleet = await loadCatalogueEntries(ports, request.signal)
  const text = [
    `# ${site.companyName}`,
    `> ${llmsMessages.summary(messages.common.town, site.foundedYear)}`,
    ...section(llmsMessages.contact.title, contactLines(site)),
    ...section(llmsMessages.prices.title, priceNotes(rules.mileageAllowanceKm, messages)),
    ...section(llmsMessages.terms, terms.map(termLine(messages))),
    ...section(llmsMessages.pages, indexedTitledPages(ports.content, messages).map(pageLine(siteUrl))),
    ...section(llmsMessages.vehicles, fleetLines(siteUrl, fleet, messages.common.vehicle)),
    ...section(llmsMessages.guides, writtenPages(ports.content).map(pageLine(siteUrl))),
  ].join("\n\n")
  return textResponse(request, `${text}\n`, { type: "text/markdown", isComplete: fleet.isComplete })
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join("\n")] : []
}

function contactLines({ phone, email, addressLines, officeHours }: CompanyDetails): string[] {
  const { telephone, email: emailLabel, address, hours, fromTo } = llmsMessages.contact
  return [
    `${telephone}: ${phone}`,
    `${emailLabel}: ${email}`,
    `${address}: ${addressLines.join(", ")}`,
    `${hours}: ${fromTo(`${officeHours.opens}:00`, `${officeHours.closes}:00`)}`,
  ]
}

/** Where the prices are, and the notices that stand beside each. */
function priceNotes(allowanceKm: number, { vehicle }: Messages): string[] {
  const { where, forDates, estimate } = llmsMessages.prices
  const { standardRates, perDay, foreigners, delivery } = vehicle.notices
  return [where, forDates, estimate, `${standardRates(allowanceKm)} ${perDay}`, foreigners, `${delivery}.`]
}

function termLine({ agreement }: Messages) {
  return ({ title, content, prohibited }: TermsSection) => {
    const notAllowed =
      prohibited.length > 0 ? [agreement.prohibited(prohibited.join(", ").toLowerCase())] : []
    return `${title}: ${[...notAllowed, ...content].join(" ")}`
  }
}

function pageLine(siteUrl: string) {
  return ({ name, path, description }: IndexedPage) => `[${name}](${siteUrl}${path}): ${description}`
}

function fleetLines(
  siteUrl: string,
  { categories, vehicles }: CatalogueEntries,
  messages: CardMessages,
): string[] {
  return [
    ...categories.map(({ id, name, description }) =>
      [`[${name}](${siteUrl}${listingPath(id)})`, description].filter(Boolean).join(": "),
    ),
    ...vehicles.map((vehicle) => vehicleLine(siteUrl, vehicle, messages)),
  ]
}

type CardMessages = Messages["common"]["vehicle"]

/** A vehicle with the details that its card in a list shows: gearbox, and fuel or engine. */
function vehicleLine(
  siteUrl: string,
  { id, name, gearbox, fuelLabel }: ListedVehicle,
  messages: CardMessages,
): string {
  const details = [messages[gearbox], fuelLabel].filter((detail) => detail !== null)
  return `[${name}](${siteUrl}${vehiclePath(id)}): ${details.join(", ")}`
}
