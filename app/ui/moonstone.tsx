import { classNames } from "./class-names.ts"
import procession from "./moonstone/procession.svg?raw"
import rings from "./moonstone/rings.svg?raw"
import styles from "./moonstone.module.css"

/**
 * The whole round stone, a square; whoever shows it cuts it to a half. Drawn by illustrations/moonstone, decoration only; in the page,
 * once, so that it is there with the words that it stands beside and they are what a browser takes for the page's largest part.
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
