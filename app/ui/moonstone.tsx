import { classNames } from "./class-names.ts"
import procession from "./moonstone/procession.svg"
import rings from "./moonstone/rings.svg"
import styles from "./moonstone.module.css"

/** The whole round stone, a square; whoever shows it cuts it to a half. Drawn by art/moonstone, decoration only. */
export function Moonstone({ className }: { className?: string | undefined }) {
  return (
    <div className={classNames(styles.moonstone, className)} aria-hidden="true">
      {/* of low priority, or React asks for decoration ahead of style sheet and fonts */}
      <img src={rings} alt="" width="1000" height="1000" fetchPriority="low" />
      <img
        className={styles.procession}
        src={procession}
        alt=""
        width="1000"
        height="1000"
        fetchPriority="low"
      />
    </div>
  )
}
