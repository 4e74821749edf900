import type { ReactNode } from "react"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import buttonsScript from "./script.ts?worker&url"

/** Copies a text that the page shows. Without a script there is no button: the text can be selected. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const { copied, notCopied } = useMessages().office.scriptButtons
  return (
    <span data-script-button>
      <span data-with-script hidden>
        <Button look="line" small data-copies={text} data-copied={copied} data-failed={notCopied}>
          {children}
        </Button>{" "}
      </span>
      <span role="status" />
      <script type="module" async src={buttonsScript} />
    </span>
  )
}

/** Prints the page; without a script, words say how. */
export function PrintButton() {
  const { print, printWithout } = useMessages().office.scriptButtons
  return (
    <span data-script-button className="screen-only">
      <span data-with-script hidden>
        <Button look="line" small data-prints>
          <Icon name="print" />
          {print}
        </Button>
      </span>
      <span data-without-script>{printWithout}</span>
      <script type="module" async src={buttonsScript} />
    </span>
  )
}
