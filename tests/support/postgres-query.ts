import pg from "pg"

/** Runs statements on a connection of its own. */
export async function query(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: "-c client_min_messages=warning" })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** The address of another database on a server. */
export function databaseOn(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}
