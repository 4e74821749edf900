import { classNames } from "./class-names.ts"
import procession from "./moonstone/procession.svg?raw"
import rings from "./moonstone/rings.svg?raw"
import styles from "./moonstone.module.css"

/**
 * The whole round moonstone in a square box; the caller clips it to a half. A decoration, drawn by illustrations/moonstone. It is
 * inline so that it is painted with the text beside it, and that text remains the page's largest contentful paint.
 */
export function Moonstone({ className }: { className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.moonstone, className)}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files
      dangerouslySetInnerHTML={{ __html: STONE }}
    />
  )
}

const STONE = rings + procession
