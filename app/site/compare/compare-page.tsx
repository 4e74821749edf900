import { ALL_VEHICLES } from "#app/paths.ts"
import { withDates } from "#app/site/rental-dates.ts"
import { ShareLink } from "#app/site/share-link.tsx"
import { SideCostsSection } from "#app/site/side-costs/side-costs.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import styles from "./compare.module.css"
import { CompareForm } from "./compare-form.tsx"
import { CompareTable } from "./compare-table.tsx"
import type { Comparison } from "./load-comparison.ts"

/**
 * Up to four vehicles side by side: a form for dates, distance and further vehicles, and a table. Complete without scripts; with
 * them, the link can be copied.
 */
export function ComparePage(comparison: Comparison & { sharedUrl: string }) {
  const { compare: messages, share } = useMessages().choosing
  const { vehicles, omissions, isCatalogueReadable, dates, costs, sharedUrl } = comparison
  const listHref = withDates(ALL_VEHICLES, dates.period)
  return (
    <>
      <div className="pagehead">
        <h1>{messages.page.name}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <div className={`wrap ${styles.page}`}>
        {!isCatalogueReadable && <Notice tone="error">{messages.notReadable}</Notice>}
        {omissions.length > 0 && (
          <Notice tone="warning" role="status">
            {omissions.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
        {vehicles.length === 0 ? (
          <EmptyState
            heading={messages.empty.heading}
            actions={<ButtonLink href={listHref}>{messages.toList}</ButtonLink>}
          >
            <p>{messages.empty.text}</p>
          </EmptyState>
        ) : (
          <CompareTable {...comparison} />
        )}
        <CompareForm {...comparison} />
        {vehicles.length > 0 && (
          <div className={`${styles.share} screen-only`}>
            <ShareLink url={sharedUrl} text={share.comparison(sharedUrl)} />
            <ButtonLink small variant="outline" href={listHref}>
              {messages.toList}
            </ButtonLink>
          </div>
        )}
        {vehicles.length > 0 && <SideCostsSection costs={costs} rental={null} />}
      </div>
    </>
  )
}
