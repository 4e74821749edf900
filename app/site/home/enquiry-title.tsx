import { useMessages } from "#app/ui/messages-context.tsx"
import { ENQUIRY_TABS } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./enquiry-panel.module.css"

/** The titles of all five services; the style sheet shows the one whose tab is chosen. */
export function EnquiryTitle({ id }: { id: string }) {
  const { tabs } = useMessages().home.enquiry
  return (
    <h2 id={id} className={styles.title}>
      {ENQUIRY_TABS.map((tab) => (
        <span key={tab} data-for={tab}>
          {tabs[tab].join(" ")}
        </span>
      ))}
    </h2>
  )
}

/** The button's words: SELF DRIVE has its own. */
export function EnquiryButtonWords() {
  const { book, request } = useMessages().home.enquiry
  return (
    <>
      <span data-for="self_drive">{book}</span>
      <span data-for="others">{request}</span>
    </>
  )
}
