import { follow } from "./live-list.ts"

// React puts the script at the head of the document, where it may run before the list has arrived.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", follow)
else follow()
