export type Engine = "sqlite" | "postgres"

/** What a backup of a database holds: by it a restore is checked. */
export type DatabaseContents = {
  engine: Engine
  /** The migrations that had run, in order. */
  migrations: string[]
  /** How many rows each table had. */
  rows: Record<string, number>
}
