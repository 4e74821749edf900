/** What owners do for the privacy of visitors. */
export const officePrivacy = {
  heading: "Privacy",
  back: "Privacy",
  visitor: {
    heading: "One visitor",
    intro:
      "Somebody asks what you keep of them, or wants it erased? Look for their email, their number or the reference of an enquiry.",
    label: "Look for one visitor",
    words: "Email, number or reference",
    submit: "Look",
    wrong: "Enter an email address, a telephone number or a reference like 7K4M-2Q9T",
    none: "Nothing with this email, number or reference is kept. Ask them for another",
    nothing: "Nothing is kept of them",
    nothingAdvice: "It was erased, or its time had run out.",
    found: (count: number) => (count === 1 ? "1 enquiry is theirs" : `${count} enquiries are theirs`),
    caption: "Enquiries of this visitor, newest first",
    enquiry: "Enquiry",
    sentAs: "Sent as",
    wants: "Wants",
    status: "Status",
    came: "Came",
    unreadable: "What was stored can no longer be read",
    most: (count: number) =>
      `These are the latest ${count}, and there may be more. Hand them out or erase them, then look again.`,
    read: "Read and print it",
    download: "Download it as a file",
    downloadWhy:
      "Both hold everything that is kept: what they sent and when, what you did and wrote, and every attempt to send it on. Both are written down in the history.",
    erase: "Erase it",
  },
  record: {
    heading: "What we keep of one visitor",
    made: (company: string, time: string) => `Made by ${company}, ${time}.`,
    count: (count: number) => (count === 1 ? "1 enquiry." : `${count} enquiries.`),
    print: "To print it, use your browser's print command.",
    one: (kind: string, reference: string) => `${kind} ${reference}`,
    facts: (time: string, status: string) => `Came ${time}. Status: ${status}.`,
    amended: (time: string) => `Changed by the visitor ${time}.`,
    price: "The price as it was sent",
    total: "Total",
    office: "What the office did",
    state: (from: string, to: string) => `${from} to ${to}.`,
    note: "A note.",
    resent: "The mail was sent again.",
    mail: "How it was sent to the office",
    email: (time: string, to: string | null) =>
      to ? `Our email of ${time} to ${to}` : `Our email of ${time}`,
  },
  erase: {
    heading: "Erase one visitor",
    what: (count: number) =>
      count === 1
        ? "You are about to erase what names the visitor of 1 enquiry:"
        : `You are about to erase what names the visitor of ${count} enquiries:`,
    goes: "Name, number, email, places, messages and your notes go, for good. Nobody can bring them back.",
    stays:
      "What stays names nobody: kind, vehicle, days, price, status and the times, so that your figures stay true. Copies in backups and in the office's own mailbox are not touched.",
    again: "Type what you looked for once more",
    againHint: "The same email, number or reference.",
    submit: "Erase for good",
    wrong: "This is not what you looked for. Type the same email, number or reference",
    stale:
      "Something came in, or was changed, since this page was opened. Nothing was erased. Look at what is there now, then erase it",
    beingSent: (time: string) =>
      `One of these enquiries is being sent right now. Nothing was erased. Try again after ${time}.`,
    upcomingRental: (reference: string, time: string) =>
      `${reference} is a confirmed hire that ends ${time}. Nothing can be erased before that, because you need their name. If the hire is off, set it to Declined first.`,
    done: (count: number) => (count === 1 ? "1 enquiry was erased." : `${count} enquiries were erased.`),
  },
  periods: {
    heading: "Old data",
    now: "Now",
    enquiriesNow: (months: number | null) =>
      months === null
        ? "Enquiries keep what names people for ever."
        : `Enquiries older than ${monthsText(months)} are anonymised, once a day.`,
    grace: (months: number, day: string) =>
      `New: from ${day} on, enquiries older than ${monthsText(months)} lose what names people. Until then nothing is removed. To decide otherwise, set other months, or none, before that day.`,
    graceHeading: "Old enquiries will be anonymised",
    graceLink: "Look at it under Privacy",
    historyNow: (months: number | null) =>
      months === null
        ? "The history is kept for ever."
        : `Lines of the history older than ${monthsText(months)} are removed, once a day.`,
    what: "Anonymised means: name, number, email, places, messages and your notes go for good. Kind, vehicle, days, price and status stay. An enquiry that still waits to be sent, or whose hire is to come, is left alone until that is over.",
    anonymiseAfterMonths: "Anonymise enquiries older than, in months",
    keepHistoryMonths: "Keep the history for, in months",
    hint: (min: number, max: number) => `${min} to ${max}. Leave it empty for never.`,
    look: "See what it would do",
    wrong: {
      anonymiseAfterMonths: (min: number, max: number) =>
        `Enter whole months from ${min} to ${max} for enquiries, or nothing`,
      keepHistoryMonths: (min: number, max: number) =>
        `Enter whole months from ${min} to ${max} for the history, or nothing`,
    },
    preview: "What it would do",
    wouldAnonymise: (count: string) => `${count} would be anonymised now.`,
    enquiries: (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`),
    atLeast: (count: number) => `${count} or more enquiries`,
    oldestKept: (time: string) => `The oldest that is young enough to stay came ${time}.`,
    noneKept: "None is young enough to stay.",
    wouldForget: (count: number) =>
      count === 1
        ? "1 line of the history would be removed now."
        : `${count} lines of the history would be removed now.`,
    nothing: "Nothing would change now.",
    forGood: "What is gone cannot be brought back. It begins within some minutes of your press.",
    submit: "Set it so",
    saved: "Saved.",
    stale:
      "Somebody else changed this while you had it open. Nothing of yours was saved. Look at what it is now, then see again what yours would do",
    done: "What was done",
  },
}

function monthsText(months: number): string {
  return months === 1 ? "a month" : `${months} months`
}
