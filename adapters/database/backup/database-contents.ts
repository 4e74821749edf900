export type Engine = "sqlite" | "postgres"

/** A summary of a database backup. A restore compares it with the restored database. */
export type DatabaseContents = {
  engine: Engine
  /** The completed migrations, in order. */
  migrations: string[]
  /** The number of rows of each table. */
  rows: Record<string, number>
}
