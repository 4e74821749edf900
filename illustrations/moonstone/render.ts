// Writes the moonstone beside the component that shows it: node illustrations/moonstone/render.ts
import { writeFileSync } from "node:fs"
import { drawMoonstone } from "./moonstone.ts"

writeFileSync(new URL("../../app/ui/moonstone.svg", import.meta.url), drawMoonstone())
