import { describeOnSqlite } from "#tests/support/databases.ts"
import { killSuite } from "./support/kill-suite.ts"

describeOnSqlite("a site that is killed repeatedly", (_open, locate) => killSuite("SQLite", locate))
