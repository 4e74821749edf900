import { rm } from "node:fs/promises"
import { type Database, openDatabase } from "#adapters/database/database.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import type { InboxQuery } from "#domain/enquiry/enquiry-repository.ts"
import { ALL_ENQUIRIES } from "#domain/enquiry/inbox-order.ts"
import { query } from "#tests/support/postgres-query.ts"
import { findPostgres, startPostgres } from "#tests/support/postgres-server.ts"
import { openEmptyDatabase } from "../enquiries.ts"
import { type Figure, type Measure, median, notMeasured } from "../figures.ts"
import { type Engine, fillInbox } from "../inbox-data.ts"

const FEW_ENQUIRIES = 1_000
const MANY_ENQUIRIES = 1_000_000
const ROUNDS = 15

/** The inbox with a thousand enquiries and with a million, in the same run. */
export const inbox: Measure = {
  name: "inbox",
  title: "The office's list: what a million enquiries cost",
  run: async ({ scale }) => {
    const many = Math.round(MANY_ENQUIRIES * scale)
    const sqlite = await measureOnSqlite(many)
    const programs = findPostgres()
    if (!programs)
      return [...sqlite, notMeasured("the same on PostgreSQL", "initdb and pg_ctl were not found")]
    return [...sqlite, ...(await measureOnPostgres(programs, many))]
  },
}

async function measureOnSqlite(many: number): Promise<Figure[]> {
  const openedDatabases: { folder: string; db: Database }[] = []
  const open = async () => {
    const database = await openEmptyDatabase()
    openedDatabases.push(database)
    return database.db
  }
  const figures = await compareDatabases("sqlite", [await open(), await open()], many)
  for (const { folder, db } of openedDatabases) {
    await db.destroy()
    await rm(folder, { recursive: true })
  }
  return figures
}

async function measureOnPostgres(programs: string, many: number): Promise<Figure[]> {
  const server = startPostgres(programs)
  const open = async (name: string) => {
    await query(server.url, `create database ${name}`)
    return openDatabase({ url: Object.assign(new URL(server.url), { pathname: `/${name}` }).href }, () => {})
  }
  const databases = [await open("few"), await open("many")] as const
  try {
    return await compareDatabases("postgres", databases, many)
  } finally {
    for (const db of databases) await db.destroy()
    server.remove()
  }
}

async function compareDatabases(
  engine: Engine,
  [fewDb, manyDb]: readonly [Database, Database],
  manyCount: number,
): Promise<Figure[]> {
  await fillInbox(fewDb, engine, FEW_ENQUIRIES)
  await fillInbox(manyDb, engine, manyCount)
  const figures: Figure[] = []
  for (const [label, run] of Object.entries(QUERIES)) {
    const [fewMs, manyMs] = await alternatingMedians(
      () => run(new DatabaseEnquiryRepository(fewDb), FEW_ENQUIRIES),
      () => run(new DatabaseEnquiryRepository(manyDb), manyCount),
    )
    const note = `${fewMs.toFixed(1)} ms among a thousand`
    figures.push({ label: `${label}, ${engine}`, value: manyMs, unit: "ms", budget: { atMost: 100 }, note })
  }
  return figures
}

type InboxRequest = (repository: DatabaseEnquiryRepository, count: number) => Promise<unknown>

const page = (filters: Partial<InboxQuery>): InboxRequest => {
  return (repository) => repository.page({ ...EVERYTHING, ...filters })
}

const QUERIES: Readonly<Record<string, InboxRequest>> = {
  "first page": page({}),
  "by kind": page({ kind: "booking" }),
  "by status: new": page({ state: "new" }),
  "by status: confirmed": page({ state: "confirmed" }),
  "by a status that nothing has": page({ state: "declined" }),
  "by vehicle": page({ vehicle: "Vehicle 30" }),
  "by vehicle and status": page({ vehicle: "van", state: "new" }),
  "by a vehicle that nobody asked for": page({ vehicle: "Vehicle 61" }),
  "mail not sent": page({ primaryDeliveryFailed: true }),
  "by days": page({ receivedFrom: new Date("2023-11-14"), receivedBefore: new Date("2023-11-16") }),
  "a page deep in the list": (repository, count) =>
    repository.page({ ...EVERYTHING, after: { receivedAt: timeOf(count / 2), reference: "0000-0000" } }),
  "words that many have": page({ searchText: "visitor 9" }),
  "words that nothing has": page({ searchText: "nobody of this name" }),
  "the reference of the oldest": page({ searchText: "0000-0001" }),
  "all counts": (repository) => repository.counts(NOW),
  "the count of new ones": (repository) => repository.newCount(),
  "the vehicles to choose from": (repository) => repository.vehicles(),
  "polling for changes": (repository) => repository.version(NOW),
  "one enquiry": (repository) => repository.find("0000-0500", NOW),
  // The CSV file that the office downloads is read in batches of a hundred.
  "the first hundred of a file": (repository) => repository.batch(EVERYTHING),
  "a hundred in the middle of a file": (repository, count) =>
    repository.batch({ ...EVERYTHING, after: { receivedAt: timeOf(count / 2), reference: "0000-0000" } }),
}

const NOW = new Date("2026-11-22T06:00:00Z")
const EVERYTHING: InboxQuery = {
  ...ALL_ENQUIRIES,
  after: null,
  now: NOW,
}

/** The time of enquiry `number`; see inbox-data.ts. */
function timeOf(number: number): Date {
  return new Date((1_700_000_000 + Math.floor(number) * 60) * 1_000)
}

/** The medians of both, measured alternately, so that a busy machine slows both alike. */
async function alternatingMedians(
  ...requests: [() => Promise<unknown>, () => Promise<unknown>]
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, run] of requests.entries()) {
      const start = performance.now()
      await run()
      times[i]?.push(performance.now() - start)
    }
  }
  return [median(times[0]), median(times[1])]
}
