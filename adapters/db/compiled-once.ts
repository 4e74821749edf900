import type { Compilable, CompiledQuery, QueryResult } from "kysely"
import type { Database } from "./database.ts"

/** Runs a statement with such values, in a transaction or in none. */
type Run<Values, Row> = (on: Database, values: Values) => Promise<QueryResult<Row>>

/**
 * A statement that Kysely builds and compiles once for each set of values' names, and not each time: for an insert that is more
 * work than the insert. `build` hands the values to Kysely as they are, and does nothing else with them.
 */
export function compiledOnce<Values extends object, Row = unknown>(
  build: (values: Values) => Compilable<Row>,
): Run<Values, Row> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return (on, values) => {
    const names = Object.keys(values)
    const key = names.join()
    const statement = compiled.get(key) ?? build(placesFor<Values>(names)).compile()
    compiled.set(key, statement)
    return on.executeQuery<Row>({ ...statement, parameters: filled(statement.parameters, values) })
  }
}

/** Where a value goes: Kysely takes what it does not know for a value, and gives it back among the parameters. */
class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

function placesFor<Values>(names: readonly string[]): Values {
  // Kysely does not look at values, and nobody else is to.
  return Object.fromEntries(names.map((name) => [name, new Place(name)])) as Values
}

function filled(parameters: readonly unknown[], values: object): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Place ? values[parameter.name as keyof typeof values] : parameter,
  )
}
