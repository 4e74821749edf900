/** The office's pages about the privacy of visitors, for owners. */
export const officePrivacy = {
  heading: "Privacy",
  back: "Privacy",
  visitor: {
    heading: "One visitor",
    intro:
      "Does somebody ask what you keep about them, or want it erased? Search for their email, their number or the reference of an enquiry.",
    label: "Search for one visitor",
    searchText: "Email, number or reference",
    submit: "Search",
    invalidSearch: "Enter an email address, a phone number or a reference like 7K4M-2Q9T",
    notFound: "Nothing is kept under this email, number or reference. Ask them for another",
    noData: "Nothing is kept about them",
    noDataAdvice: "It was erased, or removed because it was old.",
    found: (count: number) => (count === 1 ? "1 enquiry is theirs" : `${count} enquiries are theirs`),
    caption: "Enquiries of this visitor, newest first",
    linked: (count: number) =>
      count === 1 ? "1 more is perhaps theirs" : `${count} more are perhaps theirs`,
    linkedHint:
      "They share an email address or a phone number with the enquiries above, directly or through another one. A hotel or an agent may have sent them for somebody else: tick those that are from the same person, and they are listed, downloaded and erased with the others.",
    linkedCaption: "Enquiries that are perhaps of this visitor, newest first",
    selectLabel: (reference: string) => `${reference} is theirs`,
    add: "Add the ticked ones",
    enquiry: "Enquiry",
    sentAs: "Sent as",
    request: "Request",
    status: "Status",
    received: "Received",
    unreadable: "The stored data can no longer be read",
    truncated: (count: number) =>
      `These are the latest ${count}, and there may be more. Download or erase them, then search again.`,
    read: "Read and print it",
    download: "Download it as a file",
    downloadHint:
      "Both contain everything that is kept: what they sent and when, what you did and wrote, and every attempt to send it. The history records both.",
    erase: "Erase it",
  },
  record: {
    heading: "What we keep about one visitor",
    generatedBy: (company: string, time: string) => `Made by ${company}, ${time}.`,
    count: (count: number) => (count === 1 ? "1 enquiry." : `${count} enquiries.`),
    print: "To print it, use your browser's print command.",
    enquiryHeading: (kind: string, reference: string) => `${kind} ${reference}`,
    receivedAndStatus: (time: string, status: string) => `Received ${time}. Status: ${status}.`,
    amended: (time: string) => `Changed by the visitor ${time}.`,
    price: "The price as it was sent",
    total: "Total",
    office: "What the office did",
    state: (from: string, to: string) => `${from} to ${to}.`,
    note: "A note.",
    changedBooking: "The booking was changed.",
    channel: {
      whatsapp: "Answered by WhatsApp.",
      sms: "Answered by SMS.",
      copied: "The answer was copied.",
      telephone: "Answered by telephone.",
    },
    resent: "The mail was sent again.",
    emailStatus: "How it was sent to the office",
    email: (time: string, to: string | null) =>
      to ? `Our email of ${time} to ${to}` : `Our email of ${time}`,
  },
  erase: {
    heading: "Erase one visitor",
    summary: (count: number) =>
      count === 1
        ? "You are about to erase the personal details in 1 enquiry:"
        : `You are about to erase the personal details in ${count} enquiries:`,
    erasedData:
      "Name, number, email, places, messages and your notes are erased for good. Nobody can restore them.",
    remainingData:
      "Kind, vehicle, days, price, status and times stay, so that your figures stay correct. They identify nobody. Copies in backups and in the office's own mailbox are not erased.",
    repeatSearch: "Type your search again",
    repeatSearchHint: "The same email, number or reference.",
    submit: "Erase for good",
    searchMismatch: "This is not what you searched for. Type the same email, number or reference",
    stale:
      "Something was received or changed after you opened this page. Nothing was erased. Check what is there now, then erase it",
    beingSent: (time: string) =>
      `One of these enquiries is being sent right now. Nothing was erased. Try again after ${time}.`,
    upcomingRental: (reference: string, time: string) =>
      `${reference} is a confirmed booking that ends ${time}. Nothing can be erased before that, because you need their name. If it is cancelled, set it to Cancelled first.`,
    done: (count: number) => (count === 1 ? "1 enquiry was erased." : `${count} enquiries were erased.`),
  },
  periods: {
    heading: "Old data",
    enquiryPeriod: (months: number | null) =>
      months === null
        ? "Personal details in enquiries are kept for ever."
        : `Enquiries older than ${monthsText(months)} are anonymised, once a day.`,
    grace: (months: number, day: string) =>
      `New: from ${day}, personal details in enquiries older than ${monthsText(months)} are removed. Nothing is removed before then. To change this, set another number of months, or none, before that day.`,
    graceHeading: "Old enquiries will be anonymised",
    graceLink: "See Privacy",
    historyPeriod: (months: number | null) =>
      months === null
        ? "The history is kept for ever."
        : `Lines of the history older than ${monthsText(months)} are removed, once a day.`,
    anonymisedMeaning:
      "Anonymised means: name, number, email, places, messages and your notes are removed for good. Kind, vehicle, days, price and status stay. An enquiry that is waiting to be sent, or for a future booking, is anonymised only after that.",
    anonymiseAfterMonths: "Anonymise enquiries older than, in months",
    keepHistoryMonths: "Keep the history for, in months",
    hint: (min: number, max: number) => `${min} to ${max}. Leave it empty to keep them for ever.`,
    showPreview: "Preview",
    outOfRange: {
      anonymiseAfterMonths: (min: number, max: number) =>
        `Enter whole months from ${min} to ${max} for enquiries, or nothing`,
      keepHistoryMonths: (min: number, max: number) =>
        `Enter whole months from ${min} to ${max} for the history, or nothing`,
    },
    preview: "Preview of the change",
    wouldAnonymise: (count: string) => `${count} would be anonymised now.`,
    enquiries: (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`),
    atLeast: (count: number) => `${count} or more enquiries`,
    oldestRetained: (time: string) => `Oldest enquiry that would be kept: received ${time}.`,
    noneRetained: "No enquiry would be kept as it is.",
    wouldDeleteEvents: (count: number) =>
      count === 1
        ? "1 line of the history would be removed now."
        : `${count} lines of the history would be removed now.`,
    irreversible: "What is removed cannot be restored. Removal starts a few minutes after you save.",
    submit: "Save",
    saved: "Saved.",
    stale:
      "Somebody else changed this while you had it open. Your changes were not saved. Check the current settings, then preview yours again",
    changesHeading: "What was done",
  },
}

function monthsText(months: number): string {
  return months === 1 ? "a month" : `${months} months`
}
