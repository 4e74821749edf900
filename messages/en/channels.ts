import type { Channel } from "#domain/delivery/delivery.ts"

type ChannelMessages = {
  /** 'Form service' */
  name: string
  /** The way of delivery, in a table of the office: 'through a form service'. */
  deliveryText: string
  /** The way of a past delivery, within a sentence of the office: 'It was sent through the form service.' */
  deliveredText: string
  /** The button of the channel's test. `forms` are the names of the forms that it delivers. */
  test: (forms: string) => string
  /** The receiver of visitors' data in the privacy notice. Null: another line of the notice names it. */
  receiver: ((hosts: string) => string) | null
}

/** All messages about a channel. */
export const channels: Record<Channel, ChannelMessages> = {
  formService: {
    name: "Form service",
    deliveryText: "through a form service",
    deliveredText: "through the form service",
    test: (forms) => `Test the form service for ${forms}: it emails the company`,
    receiver: (hosts) => `The form service that delivers what you send to us (${hosts}).`,
  },
  smtp: {
    name: "Mail server",
    deliveryText: "by the mail server",
    deliveredText: "by the mail server",
    test: () => "Send a test email",
    receiver: null,
  },
  mailbox: {
    name: "Mailbox folder",
    deliveryText: "to the mailbox folder",
    deliveredText: "to the mailbox folder",
    test: () => "Send a test email",
    receiver: null,
  },
  webhook: {
    name: "Webhook",
    deliveryText: "by the webhook",
    deliveredText: "to the webhook",
    test: () => "Test the webhook",
    receiver: (host) => `The system in which we handle requests (${host}).`,
  },
}
