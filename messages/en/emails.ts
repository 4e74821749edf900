import type { VisitorAction } from "#domain/visitor-page/visitor-pages.ts"

const visitorActions: Record<VisitorAction, string> = {
  accepted: "Offer accepted",
  requestedChange: "Wrote a message",
  cancelled: "Booking cancelled",
}

/**
 * The texts of automatic emails. Visitors get the copy of their enquiry and the link of their private page. The company gets notices
 * of visitors' actions, and tests. Staff get notices about their accounts.
 */
export const emails = {
  copy: {
    titles: {
      booking: "Your booking request",
      enquiry: "Your enquiry",
      contact: "Your message",
      trip: "Your trip enquiry",
    },
    subject: (title: string, reference: string, company: string) => `${title} ${reference} to ${company}`,
    opening: (reference: string, receivedAt: string) =>
      `Your reference is ${reference}. This is the copy that you asked for of what you sent us on ${receivedAt}, Sri Lankan time.`,
    nextSteps: {
      booking: "Nothing is booked until we confirm it with you. We answer by email or phone.",
      enquiry: "Nothing is booked until we confirm it with you. We answer by email or phone.",
      contact: "We answer by email, to this address.",
      trip: "Nothing is booked until we confirm it with you. We answer by email or phone.",
    },
    page: (url: string) => `Your private page shows what became of it: ${url}`,
    sections: { rental: "Your trip", plan: "Your plan", person: "Your details" },
    notInTotal: "The deposit is not part of it, nor is the delivery charge, which depends on your location.",
    closing: (company: string, phone: string, messagingNumber: string, siteUrl: string) =>
      `To change something or to ask, reply to this email, call ${phone}, or write to ${messagingNumber} on WhatsApp.

${company}
${siteUrl}

If you did not send this, somebody typed your address by mistake, and there is nothing for you to do.`,
  },
  passwordReset: (name: string, company: string, link: string, minutes: number) => ({
    subject: "Choose a new password",
    text: `Hello ${name},

somebody asked for a new password for your account in the office of ${company}. If it was you, choose it here within ${minutes} minutes:

${link}

The link works once. You are still asked for a code from your phone when you sign in.

If it was not you, do nothing. Your password stays as it is.`,
  }),
  passwordChanged: (name: string, company: string, forgotPassword: string) => ({
    subject: "Your password was changed",
    text: `Hello ${name},

the password of your account in the office of ${company} was changed a moment ago. If it was you, there is nothing to do.

If it was not you, choose another one at once, and tell an owner:

${forgotPassword}`,
  }),
  phoneReset: (name: string, company: string, signIn: string) => ({
    subject: "Your account asks for a new phone",
    text: `Hello ${name},

an owner removed the phone that showed the codes for your account in the office of ${company}. You were signed out everywhere.

Sign in with your password, and link your phone to the account again:

${signIn}

If you did not ask for this, tell an owner.`,
  }),
  phoneChanged: (name: string, company: string, forgotPassword: string) => ({
    subject: "Your account has a new phone",
    text: `Hello ${name},

another phone now shows the codes for your account in the office of ${company}, and you have new backup codes. The old ones no longer work. If it was you, there is nothing to do.

If it was not you, choose another password at once, and ask an owner to remove the phone:

${forgotPassword}`,
  }),
  backupCodesRenewed: (name: string, company: string, forgotPassword: string) => ({
    subject: "Your account has new backup codes",
    text: `Hello ${name},

somebody made new backup codes for your account in the office of ${company}. The old ones no longer work. If it was you, there is nothing to do.

If it was not you, choose another password at once, and tell an owner:

${forgotPassword}`,
  }),
  codesLocked: (name: string, company: string, forgotPassword: string) => ({
    subject: "Too many wrong codes for your account",
    text: `Hello ${name},

ten wrong codes in a row were entered for your account in the office of ${company}. No codes are accepted for 15 minutes, and for longer after more wrong codes.

If it was not you, somebody knows your password or is using your browser. Choose another password at once, which signs you out everywhere, and tell an owner:

${forgotPassword}`,
  }),
  newBrowser: (
    name: string,
    company: string,
    { when, browser, address }: { when: string; browser: string; address: string },
    forgotPassword: string,
  ) => ({
    subject: "Your account was used in another browser",
    text: `Hello ${name},

somebody signed in to your account in the office of ${company}, in a browser that you have not used there before:

${when}, ${browser}, from the address ${address}

If it was you, there is nothing to do. If it was not, choose another password at once, which signs you out everywhere, and tell an owner:

${forgotPassword}`,
  }),
  unknownBrowser: "an unknown browser",
  contactChanged: (name: string, company: string, by: string, changes: string, contactPage: string) => ({
    subject: "The company's contact details were changed",
    text: `Hello ${name},

${by} changed how customers reach ${company}, as the site shows it:

${changes}

Every owner gets this email. If you did not expect it, call ${by}, and change it back here:

${contactPage}`,
  }),
  contactChange: (field: string, from: string, to: string) => `${field}: ${to} (before: ${from})`,
  /** Replaces an empty value in `contactChange`. */
  noContact: "nothing",
  ownerNotice: (name: string, company: string, sentence: string, staffPage: string) => ({
    subject: "A staff account needs your attention",
    text: `Hello ${name},

this happened in the office of ${company}:

${sentence}

Every owner gets this email. If you did not expect it, look at the staff accounts now:

${staffPage}`,
  }),
  ownerNotices: {
    unknownPerson: "Somebody",
    invited: (by: string, role: "owner" | "staff") =>
      role === "owner"
        ? `${by} made a link for a new owner. It works once, for three days.`
        : `${by} made a link for a new member of staff. It works once, for three days.`,
    joined: (who: string) => `${who} made an account with a link.`,
    phoneChanged: (who: string) => `${who} linked another phone to their own account.`,
    backupCode: (who: string) => `${who} used a backup code instead of their phone.`,
    madeOwner: (by: string, who: string) => `${by} made ${who} an owner.`,
    madeStaff: (by: string, who: string) => `${by} took the owner's rights from ${who}.`,
    removed: (by: string, who: string) => `${by} removed the account of ${who}.`,
    phoneReset: (by: string, who: string) => `${by} asked for a new phone for the account of ${who}.`,
  },
  visitorLink: (company: string, reference: string, page: string) => ({
    subject: `Your request ${reference} online`,
    text: `Hello,

you asked for the link to your request ${reference} at ${company}. Here you see what is agreed, and you can answer us:

${page}

Keep it to yourself: everybody who has it can read and cancel the booking. If you did not ask for it, do nothing.

${company}`,
  }),
  visitorNotice: (reference: string, action: VisitorAction, page: string) => ({
    subject: `${visitorActions[action]}: ${reference}`,
    text: `The visitor of ${reference} did this on their own page: ${visitorActions[action].toLowerCase()}.

Read it in the office, and answer there:

${page}`,
  }),
  test: (by: string, company: string) => ({
    subject: `A test from the office of ${company}`,
    text: `This is a test email. ${by} sent it from the office of ${company}.

If you can read it, emails arrive. There is nothing to do.`,
  }),
}
