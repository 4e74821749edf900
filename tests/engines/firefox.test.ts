import { firefox } from "./firefox.ts"
import { journeysIn } from "./journeys.ts"
import { templatesIn } from "./templates.ts"

journeysIn(firefox())
templatesIn(firefox())
