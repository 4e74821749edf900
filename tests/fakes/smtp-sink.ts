import type { Socket } from "node:net"
import { text } from "node:stream/consumers"
import { parseArgs } from "node:util"
import { SMTPServer } from "smtp-server"
import { listen, stopServer } from "./listen.ts"

/** How the sink can be told to treat the next connections. */
const SMTP_ANSWERS = [
  "accept",
  /** Takes the message, and says so a moment later. */
  "slow",
  /** 421 instead of a greeting. */
  "busy",
  /** No greeting, ever. */
  "silent",
  /** 550 to the recipient. */
  "refuse",
  /** 451 to the recipient. */
  "fail",
  /** 450 4.7.1 to the recipient, as greylisting does. */
  "greylist",
  /** Keeps the message and never says so. */
  "stall",
  /** Breaks the connection in the middle of the message. */
  "drop",
] as const
export type SmtpAnswer = (typeof SMTP_ANSWERS)[number]

export type SunkMail = { from: string; to: string[]; raw: string }

type Login = { user: string; password: string }

type SinkOptions = { port?: number; login?: Login; onMail?: (mail: SunkMail) => void }

/** A mail server that keeps what it gets, and fails as told. With a login it takes mail only from who knows it. */
export class SmtpSink {
  url = ""
  readonly mails: SunkMail[] = []
  readonly #options: SinkOptions
  readonly #server: SMTPServer
  readonly #sockets = new Map<number | undefined, Socket>()
  readonly #answerOf = new Map<string, SmtpAnswer>()
  #answers: SmtpAnswer[] = ["accept"]

  private constructor(options: SinkOptions) {
    this.#options = options
    this.#server = new SMTPServer(this.#handlers(options.login))
    this.#server.server.on("connection", (socket: Socket) => this.#sockets.set(socket.remotePort, socket))
    // A client that hangs up is an 'error' of the server's; here it is often what a test wants.
    this.#server.on("error", () => {})
  }

  /** Port 0, as when none is named, takes any free one. */
  static async start(options: SinkOptions = {}): Promise<SmtpSink> {
    const sink = new SmtpSink(options)
    sink.url = `smtp://127.0.0.1:${await listen(sink.#server.server, options.port ?? 0)}`
    return sink
  }

  /** The answers to the next connections, one after the other; the last one stays. */
  answerWith(...answers: [SmtpAnswer, ...SmtpAnswer[]]): void {
    this.#answers = answers
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.destroy()
    await stopServer(this.#server.server)
  }

  #handlers(login: Login | undefined): Handlers {
    return {
      disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
      allowInsecureAuth: true,
      onConnect: ({ id }, done) => {
        const answer = this.#nextAnswer()
        this.#answerOf.set(id, answer)
        if (answer === "silent") return
        done(answer === "busy" ? reply(421, "4.3.2 Too busy, come back later") : null)
      },
      onAuth: ({ username, password }, _session, done) => {
        const isKnown = username === login?.user && password === login?.password
        done(isKnown ? null : reply(535, "5.7.8 Wrong name or password"), { user: username })
      },
      onRcptTo: (_address, { id }, done) => done(RCPT_REPLIES[this.#answerOf.get(id) ?? "accept"] ?? null),
      onData: (stream, session, done) => this.#takeMail(stream, session, done),
    }
  }

  #nextAnswer(): SmtpAnswer {
    const [next = "accept", ...later] = this.#answers
    if (later.length > 0) this.#answers = later
    return next
  }

  #takeMail: NonNullable<Handlers["onData"]> = async (stream, { id, remotePort, envelope }, done) => {
    const answer = this.#answerOf.get(id)
    if (answer === "drop") return void this.#sockets.get(remotePort)?.destroy()
    const raw = await text(stream).catch(() => null) // the client broke off, and nothing came
    if (raw === null) return
    const { mailFrom, rcptTo } = envelope
    const mail = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), raw }
    this.mails.push(mail)
    this.#options.onMail?.(mail)
    if (answer === "slow") setTimeout(done, SLOW_MS)
    else if (answer !== "stall") done()
  }
}

const SLOW_MS = 200

type Handlers = NonNullable<ConstructorParameters<typeof SMTPServer>[0]>

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

const RCPT_REPLIES: Partial<Record<SmtpAnswer, Error>> = {
  refuse: reply(550, "5.1.1 No such mailbox here"),
  fail: reply(451, "4.3.0 Something broke, try again"),
  greylist: reply(450, "4.7.1 Greylisted, try again in five minutes"),
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4025" } } })
  const onMail = ({ from, to, raw }: SunkMail) =>
    console.log(`\n--- from ${from} to ${to.join(", ")}\n${raw}`)
  const sink = await SmtpSink.start({ port: Number(values.port), onMail })
  console.log(`The fake mail server takes mail at ${sink.url} and prints it here`)
}
