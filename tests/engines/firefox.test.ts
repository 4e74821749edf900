import { firefox } from "./firefox.ts"
import { journeysIn } from "./journeys.ts"
import { checkPagesIn } from "./page-checks.ts"

journeysIn(firefox())
checkPagesIn(firefox())
