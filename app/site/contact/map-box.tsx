import { type MouseEvent, useState } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./map-box.module.css"
import { MapDrawing } from "./map-drawing.tsx"

/** The location of the office. The third-party map loads only when a visitor asks for it; without scripts, the link leads to it. */
export function MapBox({ mapUrl }: { mapUrl: string }) {
  const { map } = useMessages().contact
  const { companyName } = usePage().site
  const [isLoaded, setLoaded] = useState(false)
  const loadInPage = (event: MouseEvent) => {
    event.preventDefault()
    setLoaded(true)
  }
  return (
    <section className={styles.box} aria-labelledby="map-title" data-full-bleed>
      {isLoaded ? (
        <iframe className={styles.map} src={mapUrl} title={map.title(companyName)} allowFullScreen />
      ) : (
        <MapDrawing />
      )}
      <div className={styles.card}>
        <h2 id="map-title">{map.heading}</h2>
        {!isLoaded && <p>{map.thirdParty}</p>}
        <p className={styles.actions}>
          {!isLoaded && (
            <ButtonLink small href={mapUrl} onClick={loadInPage}>
              {map.load}
            </ButtonLink>
          )}
          <ButtonLink small variant="outline" href={useDirectionsHref()} rel="noopener" target="_blank">
            {map.directions}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** Directions to the office in Google Maps; on a phone the link opens the app. */
function useDirectionsHref(): string {
  const { latitude, longitude } = usePage().site
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
