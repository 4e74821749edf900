import { encode } from "uqr"
import styles from "./qr-code.module.css"

/** Width of the light border around a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** A QR code as one path for all dark modules. It is dark on light in every colour scheme, because many scanners need that. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title}>
      <path d={squares.join("")} />
    </svg>
  )
}
