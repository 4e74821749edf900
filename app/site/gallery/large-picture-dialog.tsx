import { type KeyboardEvent, useEffect, useRef } from "react"
import { arrowKeyDirection } from "#app/ui/arrow-key-direction.ts"
import { Dialog } from "#app/ui/dialog.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PictureInSequence } from "./gallery-pictures.ts"
import styles from "./large-picture.module.css"
import { LargeFigure, PictureNavigation } from "./large-picture.tsx"

type LargePictureDialogProps = {
  /** The dialog opens when this is set, and still shows the picture while it closes. Null until a picture is opened. */
  item: PictureInSequence | null
  /** The number of pictures in the gallery. */
  count: number
  showLarge: (scene: string) => void
  /** Receives the last picture when the dialog has closed. */
  onClose: (item: PictureInSequence) => void
}

const CAPTION_ID = "dialog-caption"

/** The large pictures in a dialog. The arrow keys, and the links to both neighbours, replace the picture. */
export function LargePictureDialog({ item, count, showLarge, onClose }: LargePictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { close } = useMessages().common
  useEffect(() => {
    if (!item || dialog.current?.open) return
    dialog.current?.showModal()
    closeButton.current?.focus()
  }, [item])
  const showNeighbour = (event: KeyboardEvent) => {
    const direction = arrowKeyDirection(event)
    if (item && direction) showLarge((direction === 1 ? item.next : item.previous).scene)
  }
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={item ? CAPTION_ID : undefined}
      onKeyDown={showNeighbour}
      onClose={() => item && onClose(item)}
    >
      {item && (
        <>
          <LargeFigure picture={item.picture} captionId={CAPTION_ID} />
          <div className={styles.bar}>
            <PictureNavigation item={item} count={count} showLarge={showLarge} />
            <button
              ref={closeButton}
              type="button"
              className={styles.iconButton}
              aria-label={close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
