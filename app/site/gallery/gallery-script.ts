import { startLoop } from "./loop.ts"
import "./enlarge.ts"

// React puts the script at the head of the document, where it may run before the last slide has arrived.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startLoop)
else startLoop()
