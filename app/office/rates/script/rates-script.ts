import { ratesScriptTexts } from "#messages/rates-script.ts"
import { handleClipboard } from "./clipboard.ts"
import { handleKeys } from "./keys.ts"
import { watchLeaving } from "./leaving.ts"
import { handleMouse } from "./mouse.ts"
import { handlePercent } from "./percent.ts"
import { openSheet } from "./sheet.ts"

// Makes the table of rates a sheet: arrow keys, selection, copy and paste, undo, and what is changed at a glance. The form is
// the same, and is sent as it would be without this script.
function start() {
  const form = document.querySelector<HTMLFormElement>("form[data-rates]")
  if (!form) return
  const sheet = openSheet(form, ratesScriptTexts(document.documentElement.dataset.language))
  handleKeys(sheet)
  handleMouse(sheet)
  handleClipboard(sheet)
  handlePercent(sheet)
  watchLeaving(sheet)
  document.documentElement.dataset.sheet = "ready"
}

// React puts the script at the head of the document, where it may run before the form has arrived.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start)
else start()
