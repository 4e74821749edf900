import { isIP, isIPv6 } from "node:net"
import * as v from "valibot"
import { SECRET_PREFIX, secretKey } from "#adapters/webhook/signature.ts"
import { CHANNELS, URL_SETTINGS, type UrlSetting } from "#domain/delivery/delivery.ts"
import { mayBeUnencrypted, unencryptedConnections } from "./http/unencrypted-connections.ts"

/** All settings, read once at start. No other module reads the environment. */
export type Config = {
  host: string
  port: number
  /** The path of the Unix socket at which the server listens instead of a port. Null: it listens at the port. */
  listenSocket: string | null
  siteUrl: string
  /** The origin of the office, for its links in emails and its cookies. */
  officeUrl: string
  /** The host name of the office. Null: the office is at /office of the site. */
  officeHost: string | null
  dataDir: string
  /** The file of the office's keys. Null: they are in `office.key` in the data folder, or in PostgreSQL. */
  officeSecretFile: string | null
  /** The URL of PostgreSQL. Null: SQLite in the data folder. */
  databaseUrl: string | null
  /** The external admin host. Null: the site's own catalogue. */
  adminHost: string | null
  /** The origin of the vehicles' details and the extras. The admin host, unless `API_HOST` is set. Null: no admin host. */
  apiHost: string | null
  /** `requiresTls`: the connection must be encrypted and its certificate verified before anything is sent. */
  smtp: { url: string; from: string; to: string; requiresTls: boolean } | null
  /** The URLs to which channels send HTTP POST requests. Null: not set. */
  channelUrls: Readonly<Record<UrlSetting, string | null>>
  /** The URL of the webhook for each enquiry, and the secret of its signature. Null: there is none. */
  webhook: { url: string; secret: string } | null
  /** The number of our own proxies in front of the server. With 0, forwarded headers are ignored. */
  trustProxy: number
  /** The port of the metrics. Null: no metrics. */
  metricsPort: number | null
  logLevel: LogLevel
  /** Whether the cacheable pages are rendered in advance, and get the best compression in the background. */
  warmUp: boolean
  /** The URL of the list of breached passwords, for new passwords of the staff. Null: there is none. */
  breachedPasswordsUrl: string | null
  /** The script of the page-translation widget. */
  translateUrl: string
  /** The URL of the map, which the contact page embeds. */
  mapUrl: string
  /** The minimum time between the rendering of a form and its submission. A faster submission counts as a bot's. */
  formMinimumSeconds: number
  /** The limits of form submissions from one client address. */
  rateLimits: { perMinute: number; perHour: number }
  /** The limits of form submissions from all addresses together. */
  siteRateLimits: { perMinute: number; perHour: number }
  /** The time after a stop signal in which requests are still accepted while `/readyz` returns 503. */
  drainSeconds: number
  /** The interval in which the outbox is polled for due deliveries. */
  deliveryPollSeconds: number
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown for invalid settings. The start prints one line for each: the variable and its allowed values. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join("\n")}`)
    this.problems = problems
  }
}

/** @throws ConfigError naming all invalid variables */
export function readConfig(environment: Environment): Config {
  const nonBlankVariables = withoutBlanks(environment)
  const result = v.safeParse(environmentSchema, nonBlankVariables)
  const connectionProblems = unencryptedConnections(nonBlankVariables).map(
    ({ name, problem }) => `${name}: ${problem}`,
  )
  if (!result.success)
    throw new ConfigError([...firstProblemPerVariable(result.issues), ...connectionProblems])
  if (connectionProblems.length > 0) throw new ConfigError(connectionProblems)
  const variables = result.output
  const siteUrl = variables.SITE_URL ?? originOf(variables.HOST, variables.PORT)
  const officeHost = variables.OFFICE_URL ? (hostNameOf(variables.OFFICE_URL) ?? null) : null
  if (officeHost !== null && officeHost === hostNameOf(siteUrl))
    throw new ConfigError([
      "OFFICE_URL: write another host than the site's, or leave it out for /office of the site",
    ])
  return {
    host: variables.HOST,
    port: variables.PORT,
    listenSocket: variables.LISTEN_SOCKET ?? null,
    siteUrl,
    officeUrl: variables.OFFICE_URL ?? siteUrl,
    officeHost,
    dataDir: variables.DATA_DIR,
    officeSecretFile: variables.OFFICE_SECRET_FILE ?? null,
    databaseUrl: variables.DATABASE_URL ?? null,
    adminHost: variables.ADMIN_HOST ?? null,
    apiHost: variables.API_HOST ?? variables.ADMIN_HOST ?? null,
    smtp: smtpOf(variables),
    channelUrls: channelUrlsOf(variables),
    webhook: webhookOf(variables),
    trustProxy: variables.TRUST_PROXY,
    metricsPort: variables.METRICS_PORT ?? null,
    logLevel: variables.LOG_LEVEL,
    breachedPasswordsUrl: variables.BREACHED_PASSWORDS_URL ?? null,
    translateUrl: variables.TRANSLATE_URL,
    mapUrl: variables.MAP_URL,
    formMinimumSeconds: variables.FORM_MIN_SECONDS,
    warmUp: variables.WARM_UP === "yes",
    drainSeconds: variables.DRAIN_SECONDS,
    deliveryPollSeconds: variables.DELIVERY_POLL_SECONDS,
    rateLimits: { perMinute: variables.INTAKE_PER_MINUTE, perHour: variables.INTAKE_PER_HOUR },
    siteRateLimits: { perMinute: variables.INTAKE_SITE_PER_MINUTE, perHour: variables.INTAKE_SITE_PER_HOUR },
  }
}

/** The URL of the server for a browser on this machine. */
export function originOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** The normalised host name of a URL: in lower case, without port, without the trailing dot of a fully qualified name. */
export function hostNameOf(url: string): string | undefined {
  return URL.parse(url)?.hostname.replace(/\.$/, "")
}

function firstProblemPerVariable(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const names = issues.map((issue) => String(issue.path?.[0]?.key))
  return issues.flatMap((issue, index) =>
    names.indexOf(names[index] ?? "") === index ? [`${names[index]}: ${issue.message}`] : [],
  )
}

const wholeNumber = (from: number, to: number) => {
  const message = `write a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  )
}

const urlWith = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ""),
      `write an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}, such as ${example}`,
    ),
  )

const webUrl = (example: string) => urlWith(["http:", "https:"], example)

/** An origin: scheme, host and port, without a path. A trailing slash is accepted. */
const origin = (example: string) =>
  v.pipe(
    webUrl(example),
    v.transform((text) => text.replace(/\/+$/, "")),
    v.check((text) => URL.parse(text)?.origin === text, `write scheme and host only, such as ${example}`),
  )

const MAILBOX = /^[^<>@\r\n]*<?[^\s<>@,;]+@[^\s<>@,;]+>?$/

/** `Name <address>` or an address; the mail server decides whether it exists. */
const mailbox = (example: string) =>
  v.pipe(v.string(), v.trim(), v.regex(MAILBOX, `write an address, such as ${example}`))

const mailboxes = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(",").every((item) => MAILBOX.test(item.trim())),
      `write an address, or several with commas between them, such as ${example}`,
    ),
  )

const HOST_NAME = /^(?=.*[a-z])[\w.-]+$/i

const hosts = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(",").every((item) => isIP(item.trim()) > 0 || HOST_NAME.test(item.trim())),
      `write the name of a host, or several with commas between them, such as ${example}`,
    ),
  )

const SECRET_HINT = `write ${SECRET_PREFIX} and 24 to 64 random bytes in base64, as echo "${SECRET_PREFIX}$(openssl rand -base64 32)" prints`

/** The URL settings, each with the example of its channel. */
const channelUrlEntries = Object.fromEntries(
  Object.values(CHANNELS).flatMap(({ urlSettings }) =>
    Object.entries(urlSettings).map(([name, example]) => [name, v.optional(webUrl(example))]),
  ),
) as Record<UrlSetting, v.OptionalSchema<ReturnType<typeof webUrl>, undefined>> // a key for each setting of the table

const environmentSchema = v.pipe(
  v.object({
    HOST: v.optional(v.string(), "127.0.0.1"),
    PORT: v.optional(wholeNumber(0, 65_535), "3000"),
    LISTEN_SOCKET: v.optional(
      v.pipe(v.string(), v.startsWith("/", "write a path from the root, such as /run/rental/3000.sock")),
    ),
    SITE_URL: v.optional(origin("https://www.example.lk")),
    OFFICE_URL: v.optional(origin("https://office.example.lk")),
    DATA_DIR: v.optional(v.string(), "./data"),
    OFFICE_SECRET_FILE: v.optional(v.string()),
    DATABASE_URL: v.optional(
      urlWith(["postgres:", "postgresql:"], "postgres://user:password@127.0.0.1:5432/rental"),
    ),
    ALLOW_PLAIN: v.optional(hosts("mail.lan, 10.0.0.5")),
    ADMIN_HOST: v.optional(origin("https://admin.example.lk")),
    API_HOST: v.optional(origin("https://api.example.lk")),
    SMTP_URL: v.optional(urlWith(["smtp:", "smtps:"], "smtp://user:password@127.0.0.1:587")),
    MAIL_FROM: v.optional(mailbox("Rent Car Service <website@example.lk>")),
    MAIL_TO: v.optional(mailboxes("office@example.lk")),
    ...channelUrlEntries,
    WEBHOOK_SECRET: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => secretKey(text) !== null, SECRET_HINT),
      ),
    ),
    TRUST_PROXY: v.optional(wholeNumber(0, 5), "0"),
    METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
    LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `write one of ${LOG_LEVELS.join(", ")}`), "info"),
    BREACHED_PASSWORDS_URL: v.optional(webUrl("https://api.pwnedpasswords.com/range/")),
    TRANSLATE_URL: v.optional(
      webUrl("https://translate.google.com/translate_a/element.js"),
      "https://translate.google.com/translate_a/element.js",
    ),
    MAP_URL: v.optional(
      webUrl("https://www.openstreetmap.org/export/embed.html?bbox=80.61,7.83,80.69,7.89"),
      "https://www.openstreetmap.org/export/embed.html?bbox=80.61%2C7.83%2C80.69%2C7.89&layer=mapnik&marker=7.86%2C80.6517",
    ),
    FORM_MIN_SECONDS: v.optional(wholeNumber(0, 3), "2"),
    INTAKE_PER_MINUTE: v.optional(wholeNumber(1, 100_000), "5"),
    INTAKE_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), "30"),
    INTAKE_SITE_PER_MINUTE: v.optional(wholeNumber(1, 100_000), "100"),
    INTAKE_SITE_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), "600"),
    WARM_UP: v.optional(v.picklist(["yes", "no"], "write yes or no"), "yes"),
    DRAIN_SECONDS: v.optional(wholeNumber(0, 60), "0"),
    DELIVERY_POLL_SECONDS: v.optional(wholeNumber(1, 5), "5"),
  }),
  v.forward(
    v.partialCheck(
      [["LISTEN_SOCKET"], ["TRUST_PROXY"], ["SITE_URL"]],
      (variables) => !variables.LISTEN_SOCKET || Boolean(variables.TRUST_PROXY > 0 && variables.SITE_URL),
      "needs TRUST_PROXY and SITE_URL as well: only a proxy reaches a socket, and it alone knows a visitor's address",
    ),
    ["LISTEN_SOCKET"],
  ),
  v.forward(
    v.partialCheck(
      [["SMTP_URL"], ["MAIL_FROM"], ["MAIL_TO"]],
      (variables) => !variables.SMTP_URL || Boolean(variables.MAIL_FROM && variables.MAIL_TO),
      "needs MAIL_FROM and MAIL_TO as well, the addresses that mail comes from and goes to",
    ),
    ["SMTP_URL"],
  ),
  v.forward(
    v.partialCheck(
      [["WEBHOOK_URL"], ["WEBHOOK_SECRET"]],
      (variables) => !variables.WEBHOOK_URL || Boolean(variables.WEBHOOK_SECRET),
      "needs WEBHOOK_SECRET as well, with which each request is signed",
    ),
    ["WEBHOOK_URL"],
  ),
  v.forward(
    v.partialCheck(
      [["WEBHOOK_URL"], ["WEBHOOK_SECRET"]],
      (variables) => !variables.WEBHOOK_SECRET || Boolean(variables.WEBHOOK_URL),
      "needs WEBHOOK_URL as well, the address that enquiries are posted to",
    ),
    ["WEBHOOK_SECRET"],
  ),
  v.forward(
    v.partialCheck(
      [["API_HOST"], ["ADMIN_HOST"]],
      (variables) => !variables.API_HOST || Boolean(variables.ADMIN_HOST),
      "needs ADMIN_HOST as well; it only names the host of ADMIN_HOST's details and services",
    ),
    ["API_HOST"],
  ),
)

type Variables = v.InferOutput<typeof environmentSchema>

function smtpOf({ SMTP_URL, MAIL_FROM, MAIL_TO, ALLOW_PLAIN }: Variables): Config["smtp"] {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return null
  const requiresTls = !mayBeUnencrypted(new URL(SMTP_URL).hostname, ALLOW_PLAIN)
  return { url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO, requiresTls }
}

function channelUrlsOf(variables: Variables): Config["channelUrls"] {
  const entries = URL_SETTINGS.map((name) => [name, variables[name] ?? null] as const)
  return Object.fromEntries(entries) as Config["channelUrls"] // one for each setting
}

function webhookOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Variables): Config["webhook"] {
  return url && secret ? { url, secret } : null
}

/** `PORT=` in a file means the same as no line. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}
