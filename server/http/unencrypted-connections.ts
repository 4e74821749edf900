import { isIP } from "node:net"
import { URL_SETTINGS } from "#domain/delivery/delivery.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** The settings with the URL of another machine or of the office, and the rule for each. Malformed URLs are refused elsewhere. */
const RULES: Readonly<Record<string, (url: URL, environment: Environment) => string | null>> = {
  SMTP_URL: smtpProblem,
  DATABASE_URL: databaseProblem,
  OFFICE_URL: webProblem,
  ADMIN_HOST: webProblem,
  API_HOST: webProblem,
  ...Object.fromEntries(URL_SETTINGS.map((name) => [name, webProblem])),
  BREACHED_PASSWORDS_URL: webProblem,
}

/**
 * Finds settings that would send passwords or visitors' data to another machine without TLS or without
 * checking its certificate. Connections to this machine and to hosts in ALLOW_PLAIN may be unencrypted.
 * @returns the name of each setting, and a text that says what to write instead
 */
export function unencryptedConnections(environment: Environment): { name: string; problem: string }[] {
  const problems = Object.entries(RULES).flatMap(([name, rule]) => {
    const url = URL.parse(environment[name] ?? "")
    const problem = url && rule(url, environment)
    return problem ? [{ name, problem }] : []
  })
  return environment.NODE_TLS_REJECT_UNAUTHORIZED === "0"
    ? [...problems, { name: "NODE_TLS_REJECT_UNAUTHORIZED", problem: UNCHECKED }]
    : problems
}

/** Whether connections to a host may go without TLS: it is this machine, or `allowed` (ALLOW_PLAIN) names it. */
export function mayBeUnencrypted(host: string, allowed: string | undefined): boolean {
  const name = normaliseHost(host)
  return isThisMachine(name) || hostsIn(allowed).includes(name)
}

/** `mail.lan, 10.0.0.5` */
function hostsIn(allowed: string | undefined): string[] {
  return (allowed ?? "").split(",").map((host) => normaliseHost(host.trim()))
}

/** A loopback address or a name for one (RFC 6761, section 6.3). */
function isThisMachine(name: string): boolean {
  if (isIP(name) === 4) return name.startsWith("127.")
  return name === "::1" || name === "localhost" || name.endsWith(".localhost")
}

function normaliseHost(host: string): string {
  return host.toLowerCase().replace(/^\[(.*)\]$/, "$1")
}

/**
 * TLS itself is not checked here: `readConfig` requires it of every host that may not be unencrypted. Nodemailer takes every query
 * parameter as an option, among them `tls.rejectUnauthorized` and `ignoreTLS`.
 */
function smtpProblem({ search }: URL): string | null {
  return search ? `leave out what comes from "?" on; a certificate of your own goes into ${OWN_CA}` : null
}

function webProblem({ protocol, hostname }: URL, { ALLOW_PLAIN }: Environment): string | null {
  if (protocol !== "http:" || mayBeUnencrypted(hostname, ALLOW_PLAIN)) return null
  return `write https:// in place of http://, ${OR_ALLOW}`
}

function databaseProblem({ protocol, hostname, searchParams }: URL, environment: Environment): string | null {
  if (!protocol.startsWith("postgres")) return null // refused elsewhere
  const { host, sslmode } = Object.fromEntries(searchParams)
  // As `pg` parses it: the last `host` parameter overrides the host of the URL.
  const server = host || hostname.replaceAll(/%2f/gi, "/") || environment.PGHOST || "localhost"
  const isSocket = server.startsWith("/")
  if (isSocket || sslmode === "verify-full" || mayBeUnencrypted(server, environment.ALLOW_PLAIN)) return null
  return `end it with ?sslmode=verify-full (and &sslrootcert=FILE for a certificate authority of your own), ${OR_ALLOW}`
}

const OWN_CA = "a file that NODE_EXTRA_CA_CERTS names"
const OR_ALLOW = "or name the host in ALLOW_PLAIN if nobody else can listen on the way to it"
const UNCHECKED = `leave it out: with 0 no certificate is checked. A certificate authority of your own goes into ${OWN_CA}`
