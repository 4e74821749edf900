import { checkedOn } from "./checked-on.ts"

/** The questions and answers are content; these are the texts around them. */
export const faq = {
  page: {
    name: "FAQ",
    description: (count: number) =>
      `Answers to ${count} questions about renting from us: who may drive, licences for visitors, how the price is worked out, deposit, kilometres, insurance.`,
  },
  title: (count: number) => `${count} questions answered`,
  lead: "What people ask before they rent from us.",
  askMessaging: "Ask on WhatsApp",
  messagingText: "Hello, I have a question about renting a vehicle.",
  checkedOn,
}
