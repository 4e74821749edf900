import { Fragment } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { ALL_VEHICLES, vehiclePath } from "#app/paths.ts"
import { useContactLinks } from "#app/site/contact-links.ts"
import { datesAsGiven } from "#app/site/rental-dates.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type ListQuery, listHref } from "./list-query.ts"
import type { FleetResult, SimilarVehicle } from "./search-fleet.ts"

type NoVehiclesProps = {
  part: Exclude<FleetResult, { state: "listed" }>
  query: ListQuery
  inCategory: boolean
}

/** What stands in the place of a list that has nothing to show: why, and the ways out. */
export function NoVehicles({ part, query, inCategory }: NoVehiclesProps) {
  if (part.state === "failed") return <Failed query={query} />
  if (part.state === "noMatch")
    return <NoMatch search={query.search} similar={part.similar} inCategory={inCategory} />
  return part.state === "emptyCategory" ? <EmptyCategory /> : <NoSuchPage query={query} />
}

function Failed({ query }: Pick<NoVehiclesProps, "query">) {
  const { failed: texts, ask } = useMessages().fleet
  const contactLinks = useContactLinks(ask)
  const href = useListHref(query)
  return (
    <Message tone="bad">
      <h3>{texts.heading}</h3>
      <p>
        {texts.advice} <a href={href}>{texts.retry}</a>,{" "}
        <a href={contactLinks.phoneHref}>{texts.call(contactLinks.phone)}</a>{" "}
        <a href={contactLinks.messagingHref}>{texts.message}</a>.
      </p>
    </Message>
  )
}

type NoMatchProps = { search: string; similar: readonly SimilarVehicle[]; inCategory: boolean }

function NoMatch({ search, similar, inCategory }: NoMatchProps) {
  const texts = useMessages().fleet.noMatch
  const all = useListHref({ search: "", page: 1 })
  return (
    <EmptyState
      heading={texts.heading}
      headingLevel="h3"
      actions={
        <>
          {inCategory && (
            <ButtonLink href={listHref(ALL_VEHICLES, new URLSearchParams(), { search, page: 1 })}>
              {texts.searchAll}
            </ButtonLink>
          )}
          <ButtonLink look={inCategory ? "line" : "solid"} href={all}>
            {texts.showAll}
          </ButtonLink>
          <AskUs />
        </>
      }
    >
      {similar.length > 0 ? <DidYouMean vehicles={similar} /> : <p>{texts.advice}</p>}
    </EmptyState>
  )
}

/** Links to the vehicles, which take the visitor's dates along. */
function DidYouMean({ vehicles }: { vehicles: readonly SimilarVehicle[] }) {
  const { similar } = useMessages().fleet.noMatch
  const dates = new URLSearchParams(datesAsGiven(new URLSearchParams(usePage().search))).toString()
  return (
    // A new element for each answer: a page translator holds the old text (see ChangingText).
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

function EmptyCategory() {
  const texts = useMessages().fleet.emptyCategory
  return (
    <EmptyState
      heading={texts.heading}
      headingLevel="h3"
      actions={
        <>
          <ButtonLink href={ALL_VEHICLES}>{texts.showAll}</ButtonLink>
          <AskUs />
          <CallUs />
        </>
      }
    >
      <p>{texts.advice}</p>
    </EmptyState>
  )
}

function NoSuchPage({ query }: { query: ListQuery }) {
  const texts = useMessages().fleet.noSuchPage
  const first = useListHref({ ...query, page: 1 })
  return (
    <EmptyState
      heading={texts.heading}
      headingLevel="h3"
      actions={<ButtonLink href={first}>{texts.first}</ButtonLink>}
    />
  )
}

function AskUs() {
  const { ask, askUs } = useMessages().fleet
  return (
    <ButtonLink look="line" href={useContactLinks(ask).messagingHref}>
      <Icon name="chat" />
      {askUs}
    </ButtonLink>
  )
}

function CallUs() {
  const { fleet, common } = useMessages()
  const { phone, phoneHref } = useContactLinks(fleet.ask)
  return (
    <ButtonLink look="line" href={phoneHref}>
      <Icon name="phone" />
      {common.talk.callNumber(phone)}
    </ButtonLink>
  )
}

function useListHref(query: ListQuery): string {
  const { pathname, search } = usePage()
  return listHref(pathname, new URLSearchParams(search), query)
}
