import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { vi } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { POLLING } from "#tests/support/polling.ts"

/** The host name in the files of docs/operations/. */
export const HOST_NAME = "www.example.lk"

/** A proxy with TLS in front of a site. `certificate` is the one to trust. */
export type ReverseProxy = {
  httpsPort: number
  httpPort: number
  certificate: string
  /** Its access log; empty if it has none. */
  accessLog: () => Promise<string>
  /** Its log of form submissions in the office. */
  officeLog: () => Promise<string>
  stop: () => Promise<void>
}

type Addresses = { folder: string; httpsPort: number; httpPort: number; upstream: string }

/** Starts nginx with docs/operations/nginx.conf, changing only addresses, certificate and log files. */
export function startNginx(siteUrl: string): Promise<ReverseProxy> {
  return start(siteUrl, async ({ folder, httpsPort, httpPort, upstream }) => {
    const site = await readConfigFile("nginx.conf", [
      ["listen 80", `listen 127.0.0.1:${httpPort}`],
      ["listen 443", `listen 127.0.0.1:${httpsPort}`],
      ["server 127.0.0.1:3000 ", `server ${upstream} `],
      [`/etc/letsencrypt/live/${HOST_NAME}/fullchain.pem`, join(folder, "certificate.pem")],
      [`/etc/letsencrypt/live/${HOST_NAME}/privkey.pem`, join(folder, "key.pem")],
      ["/var/log/nginx/rental.log", join(folder, "access.log")],
      ["/var/log/nginx/rental-office.log", join(folder, "office.log")],
    ])
    const temporaryFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder};`,
    )
    const globals = `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {} http { ${temporaryFolders.join(" ")}`
    await writeFile(join(folder, "nginx.conf"), `${globals}\n${site}\n}`)
    return ["nginx", "-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]
  })
}

/** Starts Caddy with docs/operations/Caddyfile, changing only addresses, certificate and log files. */
export function startCaddy(siteUrl: string): Promise<ReverseProxy> {
  return start(siteUrl, async ({ folder, httpsPort, httpPort, upstream }) => {
    const site = await readConfigFile("Caddyfile", [
      [
        `\n${HOST_NAME} {`,
        `\n${HOST_NAME} {\n\tbind 127.0.0.1\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
      ],
      [
        "\nexample.lk {",
        `\nexample.lk {\n\tbind 127.0.0.1\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
      ],
      [
        `\nhttp://${HOST_NAME}, http://example.lk {`,
        `\nhttp://${HOST_NAME}, http://example.lk {\n\tbind 127.0.0.1`,
      ],
      ["/var/log/caddy/rental-office.log", join(folder, "office.log")],
      ["reverse_proxy 127.0.0.1:3000 {", `reverse_proxy ${upstream} {`],
    ])
    const globals = `{\n\tadmin off\n\thttps_port ${httpsPort}\n\thttp_port ${httpPort}\n\tstorage file_system ${folder}\n}\n`
    await writeFile(join(folder, "Caddyfile"), globals + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")]
  })
}

async function readConfigFile(
  file: string,
  changes: readonly (readonly [string, string])[],
): Promise<string> {
  let text = await readFile(new URL(`../../docs/operations/${file}`, import.meta.url), "utf8")
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`docs/operations/${file} has no '${from}'`)
    text = text.replaceAll(from, to)
  }
  return text
}

async function start(
  siteUrl: string,
  configure: (addresses: Addresses) => Promise<string[]>,
): Promise<ReverseProxy> {
  const folder = await mkdtemp(join(tmpdir(), "rental-proxy-"))
  const httpsPort = await freePort()
  const httpPort = await freePort()
  makeCertificate(folder)
  const upstream = new URL(siteUrl).host
  const [program = "", ...args] = await configure({ folder, httpsPort, httpPort, upstream })
  const env = { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder }
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] })
  let written = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      written += chunk
    })
  }
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  await waitUntilOpen(httpPort, () => written)
  return {
    httpsPort,
    httpPort,
    certificate: await readFile(join(folder, "certificate.pem"), "utf8"),
    accessLog: () => readFile(join(folder, "access.log"), "utf8"),
    officeLog: () => readFile(join(folder, "office.log"), "utf8").catch(() => ""),
    stop: async () => {
      child.kill("SIGTERM")
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a self-signed certificate for both names, valid for a day. */
function makeCertificate(folder: string): void {
  const names = `subjectAltName=DNS:${HOST_NAME},DNS:example.lk`
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem"]
  const certificate = ["-x509", "-out", "certificate.pem", "-days", "1", "-subj", `/CN=${HOST_NAME}`]
  execFileSync("openssl", ["req", ...key, ...certificate, "-addext", names], { cwd: folder, stdio: "ignore" })
}

async function waitUntilOpen(port: number, output: () => string): Promise<void> {
  await vi.waitFor(async () => {
    const connection = connect(port, "127.0.0.1")
    const isOpen = await once(connection, "connect").catch(() => null)
    connection.destroy()
    if (!isOpen) throw new Error(`the proxy did not open in time\n${output()}`)
  }, POLLING)
}
