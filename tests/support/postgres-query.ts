import pg from "pg"

/** Runs a function with a new connection, which costs a process of the server. */
export async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: "-c client_min_messages=warning" })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** Runs statements on a new connection. */
export async function query(url: string, statements: string): Promise<void> {
  await withClient(url, (client) => client.query(statements))
}

/** The URL of another database on the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}
