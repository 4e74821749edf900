import { enquiryFormPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import { newestReportMonth } from "#domain/content/road-state.ts"
import { BookNow } from "./book-now.tsx"
import { FestivalTable } from "./festivals.tsx"
import styles from "./guide.module.css"
import type { GeneralPageData } from "./load-guide.ts"
import { RoadStates } from "./road-states.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { WrittenSections } from "./written-sections.tsx"

const ROADS_ID = "road-reports"
const CALENDAR_ID = "festivals"

/** A page about renting in general: a guide without a place. */
export function GeneralPage({ page, pictureAlt, roadStates, festivals, places }: GeneralPageData) {
  const { guide: messages, visit } = useMessages()
  const contents = [
    ...page.sections,
    ...(roadStates.length > 0 ? [{ id: ROADS_ID, title: visit.roads.title }] : []),
    ...(festivals.days.length > 0 ? [{ id: CALENDAR_ID, title: visit.calendar.title }] : []),
  ]
  return (
    <>
      <div className={styles.banner}>
        <ScenePicture scene={page.scene} crop="wide" alt={pictureAlt} sizes="100vw" fetchPriority="high" />
      </div>
      <div className="pagehead">
        <h1>{page.title}</h1>
        <p className="lead">{page.intro}</p>
        <p className="small soft">{visit.newestReport(newestReportMonth(page.newestReport, roadStates))}</p>
      </div>
      <div className={styles.guide}>
        <TableOfContents sections={contents} />
        <div className={styles.body}>
          <WrittenSections sections={page.sections} />
          {roadStates.length > 0 && (
            <section id={ROADS_ID} className={styles.section} aria-labelledby={`${ROADS_ID}-title`}>
              <h2 id={`${ROADS_ID}-title`}>{visit.roads.title}</h2>
              <RoadStates states={roadStates} hasHeading={false} />
            </section>
          )}
          {festivals.days.length > 0 && (
            <section id={CALENDAR_ID} className={styles.section} aria-labelledby={`${CALENDAR_ID}-title`}>
              <h2 id={`${CALENDAR_ID}-title`}>{visit.calendar.title}</h2>
              <FestivalTable days={festivals.days} calendar={festivals} places={places} />
            </section>
          )}
        </div>
      </div>
      <BookNow title={messages.bookAnywhere} href={enquiryFormPath()} />
    </>
  )
}
