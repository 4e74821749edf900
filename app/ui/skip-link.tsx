import { useMessages } from "./messages-context.tsx"
import styles from "./skip-link.module.css"

/** The first thing that Tab reaches: the way past what stands on every page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useMessages().common.skipToMain}
    </a>
  )
}
