import type { Socket } from "node:net"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { SMTPServer } from "smtp-server"
import type { Certificate } from "#tests/support/certificate.ts"
import { listen, stopServer } from "./listen.ts"

/** The possible behaviours for the next connections. */
const SMTP_BEHAVIOURS = [
  "accept",
  /** Accepts the message after a delay. */
  "slow",
  /** 421 instead of a greeting. */
  "busy",
  /** Never sends a greeting. */
  "silent",
  /** 550 to the recipient. */
  "refuse",
  /** 550 to one of the recipients, owner@example.lk. */
  "refuse one",
  /** 451 to the recipient. */
  "fail",
  /** 450 4.7.1 to the recipient, as greylisting does. */
  "greylist",
  /** Stores the message and never replies. */
  "stall",
  /** Drops the connection in the middle of the message. */
  "drop",
] as const
export type SmtpBehaviour = (typeof SMTP_BEHAVIOURS)[number]

/** `hello`: the client's name in HELO or EHLO. */
export type ReceivedEmail = { from: string; to: string[]; raw: string; hello: string; wasEncrypted: boolean }

type Login = { user: string; password: string }

/** `starttls`: offers STARTTLS with this certificate. `tls`: speaks TLS from the first byte on. */
type SinkOptions = {
  port?: number
  login?: Login
  starttls?: Certificate
  tls?: Certificate
  onEmail?: (email: ReceivedEmail) => void
}

/** A mail server that stores what it receives and can be set to fail. With `login` it requires authentication. */
export class SmtpSink {
  url = ""
  readonly emails: ReceivedEmail[] = []
  /** The number of authentication attempts. */
  loginAttempts = 0
  readonly #options: SinkOptions
  readonly #server: SMTPServer
  readonly #sockets = new Map<number | undefined, Socket>()
  readonly #behaviourByConnection = new Map<string, SmtpBehaviour>()
  #behaviours: SmtpBehaviour[] = ["accept"]

  private constructor(options: SinkOptions) {
    this.#options = options
    this.#server = new SMTPServer(this.#handlers(options))
    this.#server.server.on("connection", (socket: Socket) => this.#sockets.set(socket.remotePort, socket))
    // smtp-server emits 'error' when a client disconnects, which many tests cause on purpose.
    this.#server.on("error", () => {})
  }

  /** Without a port it listens on any free one. */
  static async start(options: SinkOptions = {}): Promise<SmtpSink> {
    const sink = new SmtpSink(options)
    sink.url = `${options.tls ? "smtps" : "smtp"}://127.0.0.1:${await listen(sink.#server.server, options.port ?? 0)}`
    return sink
  }

  /** Sets the behaviours for the next connections, in order. The last one is repeated. */
  setBehaviours(...behaviours: [SmtpBehaviour, ...SmtpBehaviour[]]): void {
    this.#behaviours = behaviours
  }

  async stop(): Promise<void> {
    // Node 26.10 crashes if the socket of a failed TLS handshake is destroyed. Clients close those themselves.
    const { starttls, tls } = this.#options
    if (!starttls && !tls) for (const socket of this.#sockets.values()) socket.destroy()
    await stopServer(this.#server.server)
  }

  #handlers({ login, starttls, tls }: SinkOptions): Handlers {
    return {
      ...starttls,
      ...(tls && { ...tls, secure: true }),
      disabledCommands: [...(starttls ? [] : ["STARTTLS"]), ...(login ? [] : ["AUTH"])],
      allowInsecureAuth: true,
      onConnect: ({ id }, done) => {
        const behaviour = this.#nextBehaviour()
        this.#behaviourByConnection.set(id, behaviour)
        if (behaviour === "silent") return
        done(behaviour === "busy" ? reply(421, "4.3.2 Too busy, come back later") : null)
      },
      onAuth: ({ username, password }, _session, done) => {
        this.loginAttempts++
        const isKnown = username === login?.user && password === login?.password
        done(isKnown ? null : reply(535, "5.7.8 Wrong name or password"), { user: username })
      },
      onRcptTo: ({ address }, { id }, done) => {
        const behaviour = this.#behaviourByConnection.get(id) ?? "accept"
        if (behaviour === "refuse one" && address !== REFUSED_ADDRESS) done()
        else done(RCPT_REPLIES[behaviour] ?? null)
      },
      onData: (stream, session, done) => this.#receive(stream, session, done),
    }
  }

  #nextBehaviour(): SmtpBehaviour {
    const [next = "accept", ...later] = this.#behaviours
    if (later.length > 0) this.#behaviours = later
    return next
  }

  #receive: NonNullable<Handlers["onData"]> = async (stream, session, done) => {
    const { id, remotePort, envelope } = session
    const behaviour = this.#behaviourByConnection.get(id)
    if (behaviour === "drop") return void this.#sockets.get(remotePort)?.destroy()
    const raw = await text(stream).catch(() => null) // the client disconnected
    if (raw === null) return
    const { mailFrom, rcptTo } = envelope
    const email = {
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
      raw,
      hello: String(session.hostNameAppearsAs),
      wasEncrypted: session.secure,
    }
    this.emails.push(email)
    this.#options.onEmail?.(email)
    if (behaviour === "slow") setTimeout(done, SLOW_MS)
    else if (behaviour !== "stall") done()
  }
}

const SLOW_MS = 200

type Handlers = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

const REFUSED_ADDRESS = "owner@example.lk"

const RCPT_REPLIES: Partial<Record<SmtpBehaviour, Error>> = {
  refuse: reply(550, "5.1.1 No such mailbox here"),
  "refuse one": reply(550, "5.1.1 No such mailbox here"),
  fail: reply(451, "4.3.0 Something broke, try again"),
  greylist: reply(450, "4.7.1 Greylisted, try again in five minutes"),
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4025" } } })
  const onEmail = ({ from, to, raw }: ReceivedEmail) =>
    console.log(`\n--- from ${from} to ${to.join(", ")}\n${raw}`)
  const sink = await SmtpSink.start({ port: Number(values.port), onEmail })
  console.log(`The fake mail server accepts mail at ${sink.url} and prints it here`)
}
