import { useMessages } from "./messages-context.tsx"
import styles from "./pager.module.css"
import { shownPages } from "./shown-pages.ts"

type PagerProps = { page: number; pageCount: number; hrefOf: (page: number) => string }

/** Links to the pages of a list. For a long list only those of `shownPages`. Renders nothing for a single page. */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const { pager } = useMessages().common
  if (pageCount < 2) return null
  return (
    <nav className={styles.pager} aria-label={pager.label}>
      <ul>
        {page > 1 && <Step href={hrefOf(page - 1)} rel="prev" text={pager.previous} />}
        {shownPages(page, pageCount).map(({ number, afterGap }) => (
          <li key={number} data-after-gap={afterGap || undefined}>
            <a
              href={hrefOf(number)}
              aria-label={pager.page(number)}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pageCount && <Step href={hrefOf(page + 1)} rel="next" text={pager.next} />}
      </ul>
    </nav>
  )
}

function Step({ href, rel, text }: { href: string; rel: "prev" | "next"; text: string }) {
  return (
    <li>
      <a href={href} rel={rel}>
        {text}
      </a>
    </li>
  )
}
