import { checkedOn } from "./checked-on.ts"

/** The questions and answers are content; here is what stands around them. */
export const faq = {
  page: {
    name: "FAQ",
    description:
      "Twenty answers about renting from us: who may drive, licences for visitors, how the price is worked out, deposit, kilometres, insurance, booking.",
  },
  title: (count: number) => (count === 20 ? "Twenty answers" : `${count} answers`),
  lead: "What people ask before they take a vehicle from us.",
  askMessaging: "Ask on WhatsApp",
  messagingText: "Hello, I have a question about renting a vehicle.",
  checkedOn,
}
