import type { LoaderFunctionArgs } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import { listingPath, vehiclePath } from "#app/paths.ts"
import type { ListedVehicle } from "#domain/catalogue/vehicle.ts"
import type { SiteFacts, TermsSection } from "#domain/content/content.ts"
import { machines as words } from "#messages/en/machines.ts"
import type { Messages } from "#messages/messages.ts"
import { type KnownFleet, knownFleet } from "./known-fleet.ts"
import { companyPages, type ListedPage, writtenPages } from "./public-pages.ts"
import { textAnswer } from "./text-answer.ts"

/** The site as one Markdown page, for a program that reads it for somebody. https://llmstxt.org */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ports = context.get(portsContext)
  const messages = context.get(messagesContext)
  const { site, terms, rules } = ports.content
  const { siteUrl } = ports.settings
  const fleet = await knownFleet(ports, request.signal)
  const text = [
    `# ${site.companyName}`,
    `> ${words.summary(messages.common.town, site.foundedYear)}`,
    ...section(words.reach.title, waysToReach(site)),
    ...section(words.prices.title, priceNotes(rules.mileageAllowanceKm, messages)),
    ...section(words.terms, terms.map(termLine(messages))),
    ...section(words.pages, companyPages(ports.content, messages).map(pageLine(siteUrl))),
    ...section(words.vehicles, fleetLines(siteUrl, fleet, messages.common.vehicle)),
    ...section(words.guides, writtenPages(ports.content).map(pageLine(siteUrl))),
  ].join("\n\n")
  return textAnswer(request, `${text}\n`, { type: "text/markdown", isWhole: fleet.isWhole })
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join("\n")] : []
}

function waysToReach({ phone, email, addressLines, officeHours }: SiteFacts): string[] {
  const { telephone, email: mail, address, hours, fromTo } = words.reach
  return [
    `${telephone}: ${phone}`,
    `${mail}: ${email}`,
    `${address}: ${addressLines.join(", ")}`,
    `${hours}: ${fromTo(`${officeHours.opens}:00`, `${officeHours.closes}:00`)}`,
  ]
}

/** The notices that stand beside every price are said here too. */
function priceNotes(allowanceKm: number, { vehicle }: Messages): string[] {
  const { where, forDates, estimate } = words.prices
  const { standardRates, aDay, foreigners, delivery } = vehicle.notices
  return [where, forDates, estimate, `${standardRates(allowanceKm)} ${aDay}`, foreigners, `${delivery}.`]
}

function termLine({ agreement }: Messages) {
  return ({ title, content, prohibited }: TermsSection) => {
    const notAllowed =
      prohibited.length > 0 ? [agreement.prohibited(prohibited.join(", ").toLowerCase())] : []
    return `${title}: ${[...notAllowed, ...content].join(" ")}`
  }
}

function pageLine(siteUrl: string) {
  return ({ name, path, description }: ListedPage) => `[${name}](${siteUrl}${path}): ${description}`
}

function fleetLines(siteUrl: string, { categories, vehicles }: KnownFleet, texts: CardTexts): string[] {
  return [
    ...categories.map(({ id, name, description }) =>
      [`[${name}](${siteUrl}${listingPath(id)})`, description].filter(Boolean).join(": "),
    ),
    ...vehicles.map((vehicle) => vehicleLine(siteUrl, vehicle, texts)),
  ]
}

type CardTexts = Messages["common"]["vehicle"]

/** What a card of the list shows: gearbox, and fuel or engine. */
function vehicleLine(siteUrl: string, { id, name, gearbox, size }: ListedVehicle, texts: CardTexts): string {
  const facts = [texts[gearbox], size].filter((fact) => fact !== null)
  return `[${name}](${siteUrl}${vehiclePath(id)}): ${facts.join(", ")}`
}
