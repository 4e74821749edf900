import { officeBooking } from "./office-booking.ts"
import { officeCalendar } from "./office-calendar.ts"
import { officeDelivery } from "./office-delivery.ts"
import { officeFleet } from "./office-fleet.ts"
import { officeForgotten } from "./office-forgotten.ts"
import { officeHistory } from "./office-history.ts"
import { officeNewBooking } from "./office-new-booking.ts"
import { officePrivacy } from "./office-privacy.ts"
import { officeReplies } from "./office-replies.ts"
import { officeReplyTemplates } from "./office-reply-templates.ts"
import { officeSentPlan } from "./office-sent-plan.ts"
import { officeSite } from "./office-site.ts"
import { officeToday } from "./office-today.ts"

/** The office: sign-in, accounts, and the messages of all its pages. */
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
    wrong: "The email address or the password is not right. Check both and try again",
    tooMany: (minutes: number) =>
      `Too many attempts. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again`,
    help: "No account yet? Ask the owner for a link.",
    forgot: "Forgot your password?",
    passwordChosen: "Your password has been changed. Sign in with the new one.",
  },
  signedOut: {
    heading: "You were signed out",
    advice:
      "Nothing has been changed yet. What you typed is still on this page. Sign in in a new tab, come back here and send it again.",
    resubmit: "Send it again",
  },
  code: {
    heading: "Enter your code",
    app: "Code from your app",
    appHint: "6 digits. It changes every 30 seconds.",
    backup: "Backup code",
    backupHint: "One of the ten backup codes that you wrote down. Each works once.",
    useBackup: "I do not have my phone",
    useApp: "I have my phone",
    submit: "Continue",
    startAgain: "Sign in again",
    missing: "Enter the code",
    wrong: "This code is wrong or was used before. Wait for the next code and enter it",
    wrongBackup: "This code is wrong or was used before",
    expired: "You entered your password too long ago. Sign in again",
    locked:
      "Too many wrong codes. Wait 15 minutes, then sign in again. If that does not help, ask an owner to reset your phone",
  },
  giveCode: {
    heading: "Enter a code to continue",
    explanation:
      "For this step you must have entered a code within the last 10 minutes. Nothing has changed yet, and what you typed is kept.",
    code: "Code from your app",
    hint: "6 digits. If you do not have your phone, enter a backup code.",
    submit: "Continue",
    cancel: "Cancel",
    locked:
      "Too many wrong codes. Wait 15 minutes, then try again. If that does not help, ask an owner to reset your phone",
  },
  welcome: {
    heading: "Create your account",
    owner: "You will be an owner. You can do everything and invite other people.",
    staff:
      "You will be a member of staff. You can work with enquiries, the calendar and the site. An owner can also let you change rates and vehicles.",
    name: "Your name",
    nameHint: "As your colleagues know you.",
    email: "Email",
    emailHint: "You will use it to sign in.",
    password: "Password",
    passwordHint: (min: number) => `At least ${min} characters. Four unrelated words work well.`,
    submit: "Create the account",
    linkExpiredHeading: "This link no longer works",
    linkExpired: "A link works once, for three days. Ask the owner for a new one.",
    nameMissing: "Enter your name",
    nameTooLong: (max: number) => `Shorten your name to ${max} characters`,
    emailWrong: "Enter an email address like name@example.com",
    emailTaken: "An account with this address already exists. Sign in with it, or enter another address",
    passwordTooShort: (min: number) => `Enter a password of at least ${min} characters`,
    passwordTooLong: (max: number) => `Shorten your password to ${max} characters`,
    passwordTooPersonal: "Choose a password without your name, your address or the company's name",
    passwordGuessable:
      "Choose a password that is harder to guess: this one is too common, follows the keyboard or repeats itself",
    passwordBreached:
      "Choose another password: this one was stolen from another website and is on lists that attackers use",
  },
  secondFactor: {
    heading: "Codes from your phone",
    explanation:
      "Other people can guess or see a password. So the office also asks for a code from your phone.",
    needsApp: "You need an authenticator app on your phone. Any app that shows six-digit codes will do.",
    password: "Your password again",
    begin: "Begin",
    passwordWrong: "This is not your password",
    scan: "1. Scan this picture with the app",
    openApp: "Or, on this phone: open the app",
    orType: "Or type this key into the app:",
    picture: "A picture for your app: it holds the key that is written below",
    writeDown: "2. Write down these backup codes",
    backupCodesHint: "Use one if your phone is lost or broken. Each code works once.",
    shownOnce: "They are not shown again.",
    enter: "3. Enter the code from the app",
    code: "Code from your app",
    codeWrong: "This code is wrong. Wait for the next code and enter it",
    finish: "Finish",
    copyCodes: "Copy the codes",
    newPhone: {
      heading: "Use another phone",
      explanation:
        "The office will ask for codes from the new phone, and you get new backup codes. Your old phone and old backup codes work until you enter the first code from the new phone. Then you are signed out everywhere else.",
      submit: "Begin",
    },
    newBackupCodes: {
      heading: "New backup codes",
      explanation: "You get ten new backup codes. The old ones stop working.",
      submit: "Make new codes",
      shown: (minutes: number) =>
        `Print these codes or write them down. This page shows them for ${minutes} minutes, then never again.`,
      back: "Back to your account",
    },
  },
  account: {
    heading: "Your account",
    roles: { owner: "Owner", staff: "Staff" },
    done: {
      password: "Saved. Sign in with the new password from now on.",
      phone: "Saved. Codes come from the new phone from now on.",
      session: "Signed out there.",
    },
    secondFactorOn: "You need a code from your phone to sign in.",
    changePassword: "Change your password",
    newPhone: "Use another phone for the codes",
    newBackupCodes: "Make new backup codes",
    sessions: "Where you are signed in",
    session: "Browser",
    since: "Since",
    address: "From",
    currentSession: "This one",
    endSession: "Sign out there",
    endSessionOf: (browser: string) => `Sign out of ${browser}`,
    unknownBrowser: "Unknown browser",
  },
  password: {
    heading: "Change your password",
    signOutHint: "You will be signed out everywhere else.",
    currentPassword: "Your current password",
    newPassword: "Your new password",
    submit: "Change password",
    wrong: "This is not your password",
  },
  staff: {
    heading: "Staff",
    name: "Name",
    role: "Role",
    fleetRight: "Rates and fleet",
    fleetRights: { owner: "Yes, as an owner", given: "Yes", missing: "No" },
    secondFactor: "Second factor",
    phone: "Phone",
    noPhone: "Not yet",
    change: "Change",
    /** Before the name of the account, which only screen readers read. */
    changeAccount: "Change",
    you: "You",
    actions: {
      "make-owner": "Make owner",
      "make-staff": "Make staff",
      "give-fleet": "Allow rates and fleet",
      "take-fleet": "Stop rates and fleet",
      "sign-out": "Sign out everywhere",
      "new-phone": "Ask for a new phone",
      remove: "Remove for good",
    },
    done: {
      "make-owner": "Saved. This person is an owner now.",
      "make-staff": "Saved. This person is not an owner any more, and cannot change rates and fleet.",
      "give-fleet": "Saved. This person can change rates and fleet.",
      "take-fleet": "Saved. This person cannot change rates and fleet any more.",
      "sign-out": "Done. This person is signed out everywhere.",
      "new-phone": "Done. This person sets up another phone at the next sign-in.",
      remove: "Removed.",
      withdraw: "The link is withdrawn. It no longer works.",
    },
    confirmations: {
      "make-owner": {
        heading: (name: string) => `Make ${name} an owner?`,
        consequence: (name: string) =>
          `${name} will be able to do everything that you can: let people in, remove any account, yours too, and export or erase customers' data.`,
        submit: "Make owner",
      },
      remove: {
        heading: (name: string) => `Remove ${name} for good?`,
        consequence: (name: string) =>
          `${name} is signed out everywhere and cannot sign in again. The account cannot be restored: ${name} would need a new link. What ${name} did stays in the history.`,
        submit: "Remove for good",
      },
      cancel: "Go back without changes",
    },
    lastOwner: "There must be at least one owner. Make somebody else an owner first.",
    invite: "Invite someone",
    inviteHint:
      "A link creates one account. It works once, for three days. Give it only to the person you invite.",
    linkFor: { owner: "Link for an owner", staff: "Link for staff" },
    newStaffRight: "New staff cannot change rates and fleet until you allow it in the table above.",
    openInvitations: "Unused links",
    invitedRole: "For",
    createdBy: "Made by",
    createdAt: "Made",
    siteAsAuthor: "The site",
    notRecorded: "Not recorded",
    worksUntil: "Works until",
    withdraw: "Withdraw this link",
    newLink: {
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
    notCopied: "The browser could not copy it. Select it and copy it yourself",
    print: "Print",
    howToPrint: "To print, use your browser's menu.",
  },
  ...officeForgotten,
  fleet: officeFleet,
  site: officeSite,
  booking: officeBooking,
  sentPlan: officeSentPlan,
  newBooking: officeNewBooking,
  today: officeToday,
  replies: officeReplies,
  replyTemplates: officeReplyTemplates,
  delivery: officeDelivery,
  calendar: officeCalendar,
  history: officeHistory,
  privacy: officePrivacy,
  errors: {
    back: "To the office",
    resubmit: "Send it again",
    ownersOnly: {
      heading: "Only an owner can do this",
      advice: "Ask an owner to do it, or to make you one.",
    },
    noFleetRight: {
      heading: "You do not have the right to change rates and fleet",
      advice: "Ask an owner: they give this right on the page Staff. Nothing was changed.",
    },
    crossOrigin: {
      heading: "This request did not come from the office pages",
      advice:
        "It came from another site, or from a page that was open for a very long time. Nothing was changed.",
    },
    notFound: { heading: "Page not found", advice: "It may have moved, or the address is wrong." },
    notStored: {
      heading: "It was not saved",
      advice:
        "The site's database could not save it. What you typed is kept on this page, without passwords and codes: wait a minute, then send it again. If it keeps failing, tell whoever runs the site; its disk may be full.",
    },
    noDatabase: {
      heading: "The database is not responding",
      advice:
        "Nothing can be shown or saved here at the moment. Try again in a minute. If it keeps failing, tell whoever runs the site.",
    },
    unexpected: {
      heading: "Something went wrong",
      advice: "It is not your fault. Try again. If it happens again, tell whoever looks after this site.",
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
