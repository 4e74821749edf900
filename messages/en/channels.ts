import type { Channel } from "#domain/delivery/delivery.ts"

type ChannelWords = {
  /** 'Form service' */
  name: string
  /** How things are sent, in a table of the office: 'through a form service'. */
  goes: string
  /** How something was sent, within a sentence of the office: 'It was sent through the form service.' */
  went: string
  /** The button that tests it; `forms`: what is sent by it, where several channels share that. */
  test: (forms: string) => string
  /** Who receives what visitors send, in the privacy notice; null where a line of its own says it. */
  receiver: ((hosts: string) => string) | null
}

/** All words that name a channel. */
export const channels: Record<Channel, ChannelWords> = {
  formService: {
    name: "Form service",
    goes: "through a form service",
    went: "through the form service",
    test: (forms) => `Test the form service of ${forms}: it mails the company`,
    receiver: (hosts) => `The form service that brings us what you send (${hosts}).`,
  },
  smtp: {
    name: "Mail server",
    goes: "by the mail server",
    went: "by the mail server",
    test: () => "Send a test email",
    receiver: null,
  },
  mailbox: {
    name: "Mailbox folder",
    goes: "to the mailbox folder",
    went: "to the mailbox folder",
    test: () => "Send a test email",
    receiver: null,
  },
  webhook: {
    name: "Webhook",
    goes: "by the webhook",
    went: "to the webhook",
    test: () => "Test the webhook",
    receiver: (host) => `The program in which we work through requests (${host}).`,
  },
}
