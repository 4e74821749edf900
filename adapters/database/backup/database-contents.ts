export type Engine = "sqlite" | "postgres"

/** A summary of a database backup, with which a restore is verified. */
export type DatabaseContents = {
  engine: Engine
  /** The completed migrations, in order. */
  migrations: string[]
  /** The number of rows of each table. */
  rows: Record<string, number>
}
