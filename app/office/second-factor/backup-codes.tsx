import { CopyIsland, PrintIsland } from "#app/office/script-buttons/script-buttons.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./second-factor.module.css"

/** Backup codes to print or to write down. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const { copyCodes } = useMessages().office.secondFactor
  return (
    <>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`${styles.buttons} screen-only`}>
        <PrintIsland />
        <CopyIsland text={codes.join("\n")} label={copyCodes} />
      </div>
    </>
  )
}
