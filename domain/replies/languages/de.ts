import { type ReplyLanguage, timeFormat } from "#domain/replies/reply-language.ts"

const germanTime = timeFormat("de")

const INSTRUCTION = "(schreiben Sie hier Ihre Frage)"

/** The replies in German. */
export const de: ReplyLanguage = {
  name: "Deutsch",
  formatTime: (time) => `${germanTime(time)} Uhr`,
  greeting: (name) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
  closing: "Freundliche Grüße",
  topic: {
    request: (reference, company) => `Ihre Anfrage ${reference} an ${company}`,
    price: (reference) => `Preis zu Ihrer Anfrage ${reference}`,
  },
  booking: {
    vehicle: (name) => `Fahrzeug: ${name}`,
    withDriver: "Mit unserem Fahrer",
    pickUp: (text) => `Abholung: ${text}`,
    return: (text) => `Rückgabe: ${text}`,
  },
  days: (count) => (count === 1 ? "1 Tag" : `${count} Tage`),
  quantity: (count) => `Anzahl ${count}`,
  chargeNames: {
    delivery: "Zustellung",
    oneWay: "Einwegzuschlag",
    night: "Nachtzuschlag",
    other: "Weiterer Zuschlag",
  },
  discountName: "Rabatt",
  price: {
    heading: (days) => `Der Preis für ${days}:`,
    headingForOtherDays: (days) =>
      `Der Preis wurde für eine andere Mietdauer berechnet und bleibt für ${days} gleich:`,
    line: (name, amount) => `${name}: ${amount}`,
    total: (amount) => `Gesamt: ${amount}`,
    approximately: (amount) => `etwa ${amount}`,
  },
  conditions: {
    separator: "; ",
    included: (kilometres) => `Im Preis enthalten: ${kilometres}.`,
    unlimited: "unbegrenzte Kilometer",
    kmPerDay: (km) => `${km} km pro Tag`,
    extraKm: (amount) => `jeder weitere Kilometer kostet ${amount}`,
    notIncluded: (items) => `Nicht im Preis enthalten: ${items}.`,
    deposit: (amount) => `die Kaution von ${amount}, die Sie zurückbekommen`,
    delivery: "die Zustellung, deren Preis vom Ort abhängt",
    fuel: "Kraftstoff",
  },
  papers: {
    driverComes: "Unser Fahrer kommt mit dem Fahrzeug; Sie brauchen keinen Führerschein.",
    bring: "Bitte bringen Sie Ihren Führerschein und Ihren Reisepass oder Personalausweis mit.",
  },
  next: {
    offerReservation:
      "Sollen wir das Fahrzeug für Sie reservieren? Antworten Sie auf diese Nachricht, dann bestätigen wir es.",
    priceLater: "Wir senden Ihnen den Preis, sobald wir ein Fahrzeug für Sie ausgewählt haben.",
  },
  instructions: [INSTRUCTION],
  templates: {
    received: {
      subject: "Ihre Anfrage {reference} an {company}",
      body: `{greeting}

vielen Dank für Ihre Anfrage {reference}. Hier schreibt {by} von {company}. Wir haben Ihre Anfrage erhalten und melden uns so bald wie möglich mit den Einzelheiten.

{booking}

Hier sehen Sie Ihre Anfrage: {page}

{signature}`,
    },
    quote: {
      subject: "{topic}",
      body: `{greeting}

vielen Dank für Ihre Anfrage {reference}.

{booking}

{price}

{conditions}

{next}

Hier sehen Sie Ihre Anfrage: {page}

{signature}`,
    },
    confirmed: {
      subject: "Bestätigt: Ihre Anfrage {reference}",
      body: `{greeting}

Ihre Buchung ist unter der Nummer {reference} bestätigt.

{booking}

{price}

{conditions}

{papers} Wenn sich etwas ändert, sagen Sie uns bitte so bald wie möglich Bescheid.

Hier sehen Sie Ihre Buchung: {page}

{signature}`,
    },
    changed: {
      subject: "Geändert: Ihre Anfrage {reference}",
      body: `{greeting}

Ihre Buchung {reference} wurde geändert. Das ist der neue Stand:

{booking}

{price}

{conditions}

Bitte prüfen Sie die Angaben, und antworten Sie auf diese Nachricht, wenn etwas nicht stimmt.

Hier sehen Sie Ihre Buchung: {page}

{signature}`,
    },
    cancelled: {
      subject: "Storniert: Ihre Anfrage {reference}",
      body: `{greeting}

Ihre Buchung {reference} ist storniert. Das Fahrzeug ist nicht mehr für Sie reserviert.

{booking}

Wenn das ein Irrtum ist oder Sie doch ein Fahrzeug brauchen, antworten Sie auf diese Nachricht.

{signature}`,
    },
    declined: {
      subject: "Ihre Anfrage {reference} an {company}",
      body: `{greeting}

vielen Dank für Ihre Anfrage {reference}. Leider haben wir an diesen Tagen kein passendes Fahrzeug.

{booking}

Wenn Sie an anderen Tagen reisen oder ein anderes Fahrzeug nehmen können, antworten Sie auf diese Nachricht. Wir sehen dann noch einmal nach.

{signature}`,
    },
    detail: {
      subject: "Eine Frage zu Ihrer Anfrage {reference}",
      body: `{greeting}

vielen Dank für Ihre Anfrage {reference}. Um sie zu beantworten, brauchen wir noch eine Angabe von Ihnen:

${INSTRUCTION}

{booking}

{signature}`,
    },
  },
}
