import { startLoop } from "./loop.ts"
import "./enlarge.ts"

// On a slow line it may run before the last slide has arrived.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startLoop)
else startLoop()
