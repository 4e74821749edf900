import { Fragment } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { ALL_VEHICLES, vehiclePath } from "#app/paths.ts"
import { useContactLinks } from "#app/site/contact-links.ts"
import { dateParams } from "#app/site/rental-dates.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { type ListQuery, listHref } from "./list-query.ts"
import type { FleetResult, SimilarVehicle } from "./search-fleet.ts"

type NoVehiclesProps = {
  result: Exclude<FleetResult, { state: "listed" }>
  query: ListQuery
  isInCategory: boolean
}

/** Replaces an empty list: the reason, and links to other lists or to the company. */
export function NoVehicles({ result, query, isInCategory }: NoVehiclesProps) {
  if (result.state === "failed") return <Failed query={query} />
  if (result.state === "noMatch")
    return (
      <NoMatch search={query.search} similarVehicles={result.similarVehicles} isInCategory={isInCategory} />
    )
  if (result.state === "noFit") return <NoFit />
  return result.state === "emptyCategory" ? <EmptyCategory /> : <NoSuchPage query={query} />
}

function Failed({ query }: Pick<NoVehiclesProps, "query">) {
  const { failed: messages, ask } = useMessages().fleet
  const contactLinks = useContactLinks(ask)
  const href = useListHref(query)
  return (
    <Notice tone="error">
      <h3>{messages.heading}</h3>
      <p>
        {messages.advice} <a href={href}>{messages.retry}</a>,{" "}
        <a href={contactLinks.phoneHref}>{messages.call(contactLinks.phone)}</a>{" "}
        <a href={contactLinks.messagingHref}>{messages.message}</a>.
      </p>
    </Notice>
  )
}

type NoMatchProps = { search: string; similarVehicles: readonly SimilarVehicle[]; isInCategory: boolean }

function NoMatch({ search, similarVehicles, isInCategory }: NoMatchProps) {
  const messages = useMessages().fleet.noMatch
  const allHref = useListHref({ search: "", page: 1 })
  return (
    <EmptyState
      heading={messages.heading}
      headingLevel="h3"
      actions={
        <>
          {isInCategory && (
            <ButtonLink href={listHref(ALL_VEHICLES, new URLSearchParams(), { search, page: 1 })}>
              {messages.searchAll}
            </ButtonLink>
          )}
          <ButtonLink variant={isInCategory ? "outline" : "solid"} href={allHref}>
            {messages.showAll}
          </ButtonLink>
          <MessagingButton />
        </>
      }
    >
      {similarVehicles.length > 0 ? <DidYouMean vehicles={similarVehicles} /> : <p>{messages.advice}</p>}
    </EmptyState>
  )
}

/** Links to similar vehicles, with the visitor's dates. */
function DidYouMean({ vehicles }: { vehicles: readonly SimilarVehicle[] }) {
  const { similar } = useMessages().fleet.noMatch
  const dates = new URLSearchParams(dateParams(new URLSearchParams(usePage().search))).toString()
  return (
    // The key makes a new element for each result, because a page translator would keep the old text (see ChangingText).
    <p key={vehicles.map(({ id }) => id).join()}>
      {similar.didYouMean}{" "}
      {vehicles.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && (index < vehicles.length - 1 ? ", " : ` ${similar.or} `)}
          <a href={`${vehiclePath(id)}${dates && `?${dates}`}`}>{name}</a>
        </Fragment>
      ))}
      ?
    </p>
  )
}

/** Says that no vehicle fits the filters. The link removes the filters and the search, and preserves the dates. */
function NoFit() {
  const messages = useMessages().fleet.noFit
  const { pathname, search } = usePage()
  const dates = new URLSearchParams(dateParams(new URLSearchParams(search))).toString()
  return (
    <EmptyState
      heading={messages.heading}
      headingLevel="h3"
      actions={
        <>
          <ButtonLink href={`${pathname}${dates && `?${dates}`}`}>{messages.clear}</ButtonLink>
          <MessagingButton />
        </>
      }
    >
      <p>{messages.advice}</p>
    </EmptyState>
  )
}

function EmptyCategory() {
  const messages = useMessages().fleet.emptyCategory
  return (
    <EmptyState
      heading={messages.heading}
      headingLevel="h3"
      actions={
        <>
          <ButtonLink href={ALL_VEHICLES}>{messages.showAll}</ButtonLink>
          <MessagingButton />
          <TelephoneButton />
        </>
      }
    >
      <p>{messages.advice}</p>
    </EmptyState>
  )
}

function NoSuchPage({ query }: { query: ListQuery }) {
  const messages = useMessages().fleet.noSuchPage
  const firstPageHref = useListHref({ ...query, page: 1 })
  return (
    <EmptyState
      heading={messages.heading}
      headingLevel="h3"
      actions={<ButtonLink href={firstPageHref}>{messages.firstPage}</ButtonLink>}
    />
  )
}

function MessagingButton() {
  const { ask, askUs } = useMessages().fleet
  return (
    <ButtonLink variant="outline" href={useContactLinks(ask).messagingHref}>
      <Icon name="chat" />
      {askUs}
    </ButtonLink>
  )
}

function TelephoneButton() {
  const { fleet, common } = useMessages()
  const { phone, phoneHref } = useContactLinks(fleet.ask)
  return (
    <ButtonLink variant="outline" href={phoneHref}>
      <Icon name="phone" />
      {common.contact.callNumber(phone)}
    </ButtonLink>
  )
}

function useListHref(query: ListQuery): string {
  const { pathname, search } = usePage()
  return listHref(pathname, new URLSearchParams(search), query)
}
