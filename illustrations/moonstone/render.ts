// Writes the moonstone's two drawings beside the component that shows them: node illustrations/moonstone/render.ts
import { writeFileSync } from "node:fs"
import { drawProcession, drawRings } from "./moonstone.ts"

const FOLDER = new URL("../../app/ui/moonstone/", import.meta.url)

writeFileSync(new URL("rings.svg", FOLDER), drawRings())
writeFileSync(new URL("procession.svg", FOLDER), drawProcession())
