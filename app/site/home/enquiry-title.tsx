import { useMessages } from "#app/ui/messages-context.tsx"
import { ENQUIRY_TABS } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./enquiry-panel.module.css"

/** The titles of all five services; the style sheet shows that of the chosen tab. */
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

/** The texts of the button: one for SELF DRIVE, one for the other services. The style sheet shows one of them. */
export function EnquiryButtonText() {
  const { book, request } = useMessages().home.enquiry
  return (
    <>
      <span data-for="self_drive">{book}</span>
      <span data-for="others">{request}</span>
    </>
  )
}
