import { useMessages } from "./messages-context.tsx"
import styles from "./skip-link.module.css"

/** The first link of every page, which skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useMessages().common.skipToMain}
    </a>
  )
}
