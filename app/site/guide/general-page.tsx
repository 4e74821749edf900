import { enquiryFormPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { GeneralPage as GeneralContent } from "#domain/content/content.ts"
import { BookNow } from "./book-now.tsx"
import styles from "./guide.module.css"
import { TableOfContents } from "./table-of-contents.tsx"
import { WrittenSections } from "./written-sections.tsx"

/** A page about renting in general: a guide without a place. */
export function GeneralPage({ page }: { page: GeneralContent }) {
  const messages = useMessages().guide
  return (
    <>
      {/* Decorative, so that it has no alternative text. */}
      <div className={styles.banner}>
        <ScenePicture scene={page.scene} crop="wide" alt="" sizes="100vw" priority />
      </div>
      <div className="pagehead">
        <h1>{page.title}</h1>
        <p className="lead">{page.intro}</p>
        <p className="small soft">{messages.checkedOn(page.checkedOn)}</p>
      </div>
      <div className={styles.guide}>
        <TableOfContents sections={page.sections} />
        <div className={styles.body}>
          <WrittenSections sections={page.sections} />
        </div>
      </div>
      <BookNow title={messages.bookAnywhere} href={enquiryFormPath()} />
    </>
  )
}
