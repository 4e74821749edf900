/** Letters that the office sends by itself: to its own people, and to the company as a test. */
export const letters = {
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

an owner took the phone away that showed the codes for your account in the office of ${company}. You were signed out everywhere.

Sign in with your password, and tie your phone to the account again:

${signIn}

If you did not ask for this, tell an owner.`,
  }),
  test: (by: string, company: string) => ({
    subject: `A test from the office of ${company}`,
    text: `This is a test of the mail. ${by} sent it from the office of ${company}.

If you can read it, letters arrive. There is nothing to do.`,
  }),
}
