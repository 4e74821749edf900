import { describeOnPostgres } from "#tests/support/databases.ts"
import { killSuite } from "./support/kill-suite.ts"

describeOnPostgres("a site that is killed repeatedly", (_open, locate) => killSuite("PostgreSQL", locate))
