/** The pages for a forgotten password. */
export const officeForgotten = {
  forgotPassword: {
    heading: "Forgot your password?",
    intro: (minutes: number) =>
      `Enter the email address you sign in with. We will send you a link to choose a new password. The link works for ${minutes} minutes.`,
    submit: "Send the link",
    requested: (email: string) =>
      `If there is an account with ${email}, an email with a link is on its way. The link works once.`,
    noEmailHint: "No email after a few minutes? Check your spam folder, or ask the owner.",
    tooMany: (minutes: number) =>
      `Too many links were requested. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again`,
    back: "Back to the sign-in",
  },
  newPassword: {
    heading: "Choose a new password",
    signOutHint:
      "You will be signed out everywhere. Then sign in with the new password and a code from your phone.",
    password: "New password",
    submit: "Change password",
    linkExpiredHeading: "This link no longer works",
    linkExpired: (minutes: number) =>
      `A link for a new password works once, for ${minutes} minutes, and only until the password is changed.`,
    requestAgain: "Ask for another link",
  },
}
