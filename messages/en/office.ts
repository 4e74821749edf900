import { officeCalendar } from "./office-calendar.ts"
import { officeDelivery } from "./office-delivery.ts"
import { officeFleet } from "./office-fleet.ts"
import { officeForgotten } from "./office-forgotten.ts"
import { officeHistory } from "./office-history.ts"
import { officePrivacy } from "./office-privacy.ts"
import { officeReplies } from "./office-replies.ts"
import { officeSite } from "./office-site.ts"

/** The office: what the company's own people read. */
export const office = {
  name: "Office",
  title: (page: string) => `Office: ${page}`,
  signIn: {
    heading: "Sign in",
    email: "Email",
    password: "Password",
    submit: "Sign in",
    emailMissing: "Enter your email address",
    emailWrong: "Enter an email address like name@example.com",
    passwordMissing: "Enter your password",
    wrong: "This email address and this password do not go together. Check both and try again",
    tooMany: (minutes: number) =>
      `Too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again`,
    help: "No account yet? Ask the owner for a link.",
    forgot: "Forgot your password?",
    passwordChosen: "Your password is changed. Sign in with it.",
  },
  signedOut: {
    heading: "You were signed out",
    advice:
      "Nothing was changed yet, and what you typed is kept on this page. Sign in in a new tab, come back here, and send it again.",
    again: "Send it again",
  },
  code: {
    heading: "Enter your code",
    app: "Code from your app",
    appHint: "6 digits. It changes every half minute.",
    paper: "Code from your paper",
    paperHint: "One of the ten codes that you wrote down. Each works once.",
    usePaper: "I do not have my phone",
    useApp: "I have my phone",
    submit: "Go on",
    startAgain: "Sign in again",
    missing: "Enter the code",
    wrong: "This code is not right, or was used before. Wait for the next one and enter that",
    wrongPaper: "This code is not right, or was used before",
    expired: "You entered your password too long ago. Sign in again",
    locked:
      "Too many wrong codes. Wait a quarter of an hour, then sign in again. If that does not help, ask an owner for a new phone",
  },
  giveCode: {
    heading: "Enter a code to go on",
    why: "This needs a code that you entered within the last 10 minutes. Nothing has changed yet, and what you typed is kept.",
    code: "Code from your app",
    hint: "6 digits. Without your phone, enter one of your codes from paper.",
    submit: "Go on",
    cancel: "Do nothing",
    locked:
      "Too many wrong codes. Wait a quarter of an hour, then try again. If that does not help, ask an owner for a new phone",
  },
  welcome: {
    heading: "Make your account",
    owner: "You will be an owner: you may do everything, and let others in.",
    staff: "You will be one of the staff: enquiries, the calendar, rates, vehicles and the site.",
    name: "Your name",
    nameHint: "As your colleagues know you.",
    email: "Email",
    emailHint: "You sign in with it.",
    password: "Password",
    passwordHint: (min: number) =>
      `At least ${min} characters. Four words that nobody would put together are good.`,
    submit: "Make the account",
    goneHeading: "This link no longer works",
    gone: "A link works once, for three days. Ask the owner for a new one.",
    nameMissing: "Enter your name",
    nameTooLong: (max: number) => `Shorten your name to ${max} characters`,
    emailWrong: "Enter an email address like name@example.com",
    emailTaken: "There is an account with this address already. Sign in with it, or enter another address",
    passwordTooShort: (min: number) => `Enter a password of at least ${min} characters`,
    passwordTooLong: (max: number) => `Shorten your password to ${max} characters`,
    passwordNamesItself: "Choose a password without your name, your address or the company's name",
    passwordGuessable:
      "Choose a password that is harder to guess: this one is common, follows the keyboard or repeats itself",
    passwordBreached:
      "Choose another password: this one was stolen from some site before, and is on lists that are tried first",
  },
  secondFactor: {
    heading: "Codes from your phone",
    why: "A password can be guessed or read over a shoulder. So the office also asks for a code that only your phone shows.",
    needsApp: "You need an app for codes on your phone: any that shows six digits for a website will do.",
    password: "Your password, once more",
    begin: "Begin",
    passwordWrong: "This is not your password",
    scan: "1. Point the app at this picture",
    openApp: "Or, on this phone: open the app",
    orType: "Or type this key into the app:",
    picture: "A picture for your app: it holds the key that is written below",
    writeDown: "2. Write these codes on paper",
    paperWhy: "Each lets you in once, for the day your phone is lost or broken.",
    onlyNow: "They are not shown again.",
    enter: "3. Enter the code that the app shows",
    code: "Code from your app",
    codeWrong: "This code is not right. Wait for the next one and enter that",
    finish: "Finish",
    copyCodes: "Copy the codes",
    newPhone: {
      heading: "Use another phone",
      why: "The office will ask for codes from the other phone, and you get new codes for paper. Your old phone and your old paper work until you enter the first code from the new phone. Everywhere else you will be signed out.",
      submit: "Begin",
    },
    newPaperCodes: {
      heading: "New codes for paper",
      why: "You get ten new codes. Those that you have on paper stop working.",
      submit: "Make new codes",
      shown: (minutes: number) =>
        `Print these codes or write them on paper. This page shows them for ${minutes} minutes, then never again.`,
      back: "Back to your account",
    },
  },
  account: {
    heading: "Your account",
    roles: { owner: "Owner", staff: "Staff" },
    secondFactorOn: "Codes from your phone are asked for when you sign in.",
    changePassword: "Change your password",
    newPhone: "Use another phone for the codes",
    newPaperCodes: "Make new codes for paper",
    sessions: "Where you are signed in",
    session: "Browser",
    since: "Since",
    from: "From",
    thisOne: "This one",
    end: "Sign out there",
    endWhich: (browser: string) => `Sign out of ${browser}`,
    unknownBrowser: "Unknown browser",
  },
  password: {
    heading: "Change your password",
    elsewhere: "Everywhere else you will be signed out.",
    present: "Your password now",
    next: "Your new password",
    submit: "Change it",
    wrong: "This is not your password",
  },
  staff: {
    heading: "Staff",
    name: "Name",
    role: "Role",
    secondFactor: "Second factor",
    phone: "Phone",
    noPhone: "Not yet",
    change: "Change",
    changeWhat: "Change",
    you: "You",
    actions: {
      "make-owner": "Make owner",
      "make-staff": "Make staff",
      "sign-out": "Sign out everywhere",
      "new-phone": "Ask for a new phone",
      remove: "Remove for good",
    },
    sure: {
      "make-owner": {
        heading: (name: string) => `Make ${name} an owner?`,
        what: (name: string) =>
          `${name} will be able to do everything that you can: let people in, remove any account, yours too, and export or erase customers' data.`,
        submit: "Make owner",
      },
      remove: {
        heading: (name: string) => `Remove ${name} for good?`,
        what: (name: string) =>
          `${name} is signed out everywhere and cannot sign in again. The account does not come back: ${name} would need a new link. What ${name} did stays in the history.`,
        submit: "Remove for good",
      },
      cancel: "Go back without a change",
    },
    lastOwner: "There must be an owner. Make somebody else an owner first.",
    invite: "Somebody new",
    inviteWhy: "A link makes one account. It works once, for three days. Give it to nobody else.",
    linkFor: { owner: "Link for an owner", staff: "Link for staff" },
    openInvitations: "Links that nobody has used",
    worksUntil: "Works until",
    withdraw: "Withdraw this link",
    shown: {
      owner: (minutes: number) =>
        `Send this link to the new owner. This page shows it for ${minutes} minutes, then never again.`,
      staff: (minutes: number) =>
        `Send this link to your new colleague. This page shows it for ${minutes} minutes, then never again.`,
      label: "Link",
      copy: "Copy the link",
      messaging: "Send by WhatsApp",
      message: (company: string, link: string) =>
        `Here is your link for the office of ${company}. It works once, for three days. Please do not pass it on: ${link}`,
    },
  },
  scriptButtons: {
    copied: "Copied",
    notCopied: "The browser did not copy it. Select it and copy it yourself",
    print: "Print",
    printWithout: "To print, use the menu of your browser.",
  },
  ...officeForgotten,
  fleet: officeFleet,
  site: officeSite,
  replies: officeReplies,
  delivery: officeDelivery,
  calendar: officeCalendar,
  history: officeHistory,
  privacy: officePrivacy,
  errors: {
    back: "To the office",
    again: "Send it again",
    ownersOnly: {
      heading: "Only an owner may do this",
      advice: "Ask an owner to do it, or to make you one.",
    },
    foreign: {
      heading: "This press did not come from the office",
      advice: "It came from another site, or from a page that was open for very long. Nothing was changed.",
    },
    missing: { heading: "There is no such page", advice: "It may have moved, or the address is not right." },
    notStored: {
      heading: "It was not saved",
      advice:
        "The site's database could not save it. What you typed is kept on this page, without passwords and codes: wait a minute, then send it again. If it keeps failing, tell whoever runs the site; its disk may be full.",
    },
    noStore: {
      heading: "The database does not answer",
      advice:
        "Nothing can be shown or saved here at the moment. Try again in a minute. If it keeps failing, tell whoever runs the site.",
    },
    unexpected: {
      heading: "Something went wrong",
      advice: "It is not your fault. Try once more; if it happens again, tell who looks after this site.",
    },
  },
  sidebar: {
    menu: "Office",
    openMenu: "Menu",
    account: "Your account",
    staff: "Staff",
    signOut: "Sign out",
  },
}
