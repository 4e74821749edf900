import { enquiryPage } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { SpamResult } from "./handle-spam.ts"
import styles from "./inbox.module.css"
import { formatSelectedEnquiry } from "./selected-enquiries.ts"

/** Reports the enquiries marked as spam, with an undo button, and those skipped because another user had changed them. */
export function SpamNotice({ markedEnquiries, undoneCount, changedReferences }: SpamResult) {
  const { spam } = useMessages().officeInbox
  return (
    <>
      {markedEnquiries.length > 0 && (
        <Notice tone="success">
          <form method="post" className={styles.undo}>
            <span>{spam.done(markedEnquiries.length)}</span>
            {markedEnquiries.map((enquiry) => (
              <input
                key={enquiry.reference}
                type="hidden"
                name="tick"
                value={formatSelectedEnquiry(enquiry)}
              />
            ))}
            <Button type="submit" name="act" value="undo" variant="outline" small>
              {spam.undo}
            </Button>
          </form>
        </Notice>
      )}
      {undoneCount > 0 && (
        <Notice tone="success">
          <p>{spam.undone(undoneCount)}</p>
        </Notice>
      )}
      {changedReferences.length > 0 && (
        <Notice tone="warning">
          <p>{spam.changed}</p>
          <ul>
            {changedReferences.map((reference) => (
              <li key={reference}>
                <a href={enquiryPage(reference)}>{reference}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
