import { type ReplyLanguage, timeFormat } from "#domain/replies/reply-language.ts"

const INSTRUCTION = "(écrivez votre question ici)"

/** The replies in French. */
export const fr: ReplyLanguage = {
  name: "Français",
  formatTime: timeFormat("fr"),
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  closing: "Cordialement",
  topic: {
    request: (reference, company) => `Votre demande ${reference} à ${company}`,
    price: (reference) => `Prix pour votre demande ${reference}`,
  },
  booking: {
    vehicle: (name) => `Véhicule : ${name}`,
    withDriver: "Avec notre chauffeur",
    pickUp: (text) => `Prise en charge : ${text}`,
    return: (text) => `Retour : ${text}`,
  },
  days: (count) => (count === 1 ? "1 jour" : `${count} jours`),
  quantity: (count) => `Quantité ${count}`,
  chargeNames: {
    delivery: "Livraison",
    oneWay: "Supplément aller simple",
    night: "Supplément de nuit",
    other: "Autre supplément",
  },
  discountName: "Remise",
  price: {
    heading: (days) => `Le prix pour ${days} :`,
    headingForOtherDays: (days) =>
      `Le prix a été calculé pour une autre durée et reste le même pour ${days} :`,
    line: (name, amount) => `${name} : ${amount}`,
    total: (amount) => `Total : ${amount}`,
    approximately: (amount) => `environ ${amount}`,
  },
  conditions: {
    separator: " ; ",
    included: (kilometres) => `Compris dans le prix : ${kilometres}.`,
    unlimited: "kilométrage illimité",
    kmPerDay: (km) => `${km} km par jour`,
    extraKm: (amount) => `chaque kilomètre supplémentaire coûte ${amount}`,
    notIncluded: (items) => `Non compris dans le prix : ${items}.`,
    deposit: (amount) => `la caution de ${amount}, qui vous est rendue`,
    delivery: "la livraison, dont le prix dépend du lieu",
    fuel: "le carburant",
  },
  papers: {
    driverComes: "Notre chauffeur vient avec le véhicule : vous n'avez pas besoin de permis.",
    bring: "Merci d'apporter votre permis de conduire et votre passeport ou carte d'identité.",
  },
  next: {
    offerReservation:
      "Souhaitez-vous que nous réservions le véhicule pour vous ? Répondez à ce message et nous vous le confirmerons.",
    priceLater: "Nous vous enverrons le prix dès que nous aurons choisi un véhicule pour vous.",
  },
  instructions: [INSTRUCTION],
  templates: {
    received: {
      subject: "Votre demande {reference} à {company}",
      body: `{greeting}

Merci pour votre demande {reference}. Ici {by}, de {company}. Nous avons bien reçu votre demande et nous vous répondrons avec tous les détails dès que possible.

{booking}

Vous pouvez voir votre demande ici : {page}

{signature}`,
    },
    quote: {
      subject: "{topic}",
      body: `{greeting}

Merci pour votre demande {reference}.

{booking}

{price}

{conditions}

{next}

Vous pouvez voir votre demande ici : {page}

{signature}`,
    },
    confirmed: {
      subject: "Confirmation : votre demande {reference}",
      body: `{greeting}

Votre réservation est confirmée sous la référence {reference}.

{booking}

{price}

{conditions}

{papers} Si quelque chose change, prévenez-nous dès que possible.

Vous pouvez voir votre réservation ici : {page}

{signature}`,
    },
    changed: {
      subject: "Modification : votre demande {reference}",
      body: `{greeting}

Votre réservation {reference} a été modifiée. Voici ce qui est convenu maintenant :

{booking}

{price}

{conditions}

Merci de vérifier ces informations, et de répondre à ce message si quelque chose n'est pas exact.

Vous pouvez voir votre réservation ici : {page}

{signature}`,
    },
    cancelled: {
      subject: "Annulation : votre demande {reference}",
      body: `{greeting}

Votre réservation {reference} est annulée, et le véhicule n'est plus réservé pour vous.

{booking}

Si c'est une erreur, ou si vous avez encore besoin d'un véhicule, répondez à ce message.

{signature}`,
    },
    declined: {
      subject: "Votre demande {reference} à {company}",
      body: `{greeting}

Merci pour votre demande {reference}. Nous sommes désolés : nous n'avons pas de véhicule qui convienne à ces dates.

{booking}

Si vous pouvez voyager à d'autres dates ou prendre un autre véhicule, répondez à ce message et nous chercherons à nouveau.

{signature}`,
    },
    detail: {
      subject: "Une question sur votre demande {reference}",
      body: `{greeting}

Merci pour votre demande {reference}. Pour y répondre, il nous manque une précision :

${INSTRUCTION}

{booking}

{signature}`,
    },
  },
}
