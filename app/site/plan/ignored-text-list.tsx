import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { IgnoredText, PartialNameMatch } from "#domain/trip/plan.ts"
import styles from "./plan.module.css"

/** The parts of the query that the plan leaves out, with the reasons. */
export function IgnoredTextList({ ignoredTexts }: { ignoredTexts: readonly IgnoredText[] }) {
  const { title, items } = useMessages().plan.ignoredTexts
  return (
    <div className={`wrap ${styles.notices}`}>
      <Notice tone="warning" role="status">
        <h2>{title}</h2>
        <ul>
          {ignoredTexts.map(({ reason, field, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of one URL never changes
            <li key={index}>{items[reason](text, field)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** The places that the plan has found by parts of their names. */
export function PartialNameMatches({
  partialNameMatches,
}: {
  partialNameMatches: readonly PartialNameMatch[]
}) {
  const messages = useMessages().plan
  if (partialNameMatches.length === 0) return null
  return (
    <div className={`wrap screen-only ${styles.notices}`}>
      <Notice tone="info" role="status">
        {partialNameMatches.map(({ text, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one URL never changes, and may have a text twice
          <p key={index}>{messages.matchedPlace(text, place)}</p>
        ))}
      </Notice>
    </div>
  )
}
