/** A new password for who has forgotten theirs. */
export const officeForgotten = {
  forgotPassword: {
    heading: "Forgot your password?",
    how: (minutes: number) =>
      `Enter the address that you sign in with. An email to it brings a link with which you choose a new password, within ${minutes} minutes.`,
    submit: "Send the link",
    asked: (email: string) =>
      `If there is an account with ${email}, an email with a link is on its way to it. It works once.`,
    notThere: "Nothing there after some minutes? Look among the unwanted mail, or ask the owner.",
    tooMany: (minutes: number) =>
      `Too many links were asked for. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again`,
    back: "Back to the sign-in",
  },
  newPassword: {
    heading: "Choose a new password",
    ends: "You will be signed out everywhere, and sign in with the new password and a code from your phone.",
    password: "New password",
    submit: "Change it",
    goneHeading: "This link no longer works",
    gone: (minutes: number) =>
      `A link for a new password works once, for ${minutes} minutes, and only until the password is changed.`,
    askAgain: "Ask for another link",
  },
}
