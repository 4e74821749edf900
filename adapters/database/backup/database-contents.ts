export type Engine = "sqlite" | "postgres"

/** The contents of a database backup, by which a restore is verified. */
export type DatabaseContents = {
  engine: Engine
  /** The completed migrations, in order. */
  migrations: string[]
  /** The number of rows of each table. */
  rows: Record<string, number>
}
