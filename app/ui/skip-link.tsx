import { useMessages } from "./messages-context.tsx"
import styles from "./skip-link.module.css"

/** The first link of every page, which skips the header. */
export function SkipLink() {
  return <SkipLinkTo href="#main" label={useMessages().common.skipToMain} />
}

/** A skip link to the element with the fragment `href`. Visible while it has the focus. */
export function SkipLinkTo({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.skip} href={href}>
      {label}
    </a>
  )
}
