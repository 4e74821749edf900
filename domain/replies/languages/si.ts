import { type ReplyLanguage, timeFormat } from "#domain/replies/reply-language.ts"

const INSTRUCTION = "(ඔබගේ ප්‍රශ්නය මෙහි ලියන්න)"

/** The replies in Sinhala. */
export const si: ReplyLanguage = {
  name: "සිංහල",
  // Months are numbers, because the names in the Unicode data are those of the lunar calendar: https://cldr.unicode.org/
  formatTime: timeFormat("si", { weekday: "long", month: "numeric", hour12: true }),
  greeting: (name) => (name ? `ආයුබෝවන් ${name},` : "ආයුබෝවන්,"),
  closing: "සුභ පැතුම් සමඟ",
  topic: {
    request: (reference, company) => `${company} වෙත ඔබගේ ඉල්ලීම ${reference}`,
    price: (reference) => `ඔබගේ ඉල්ලීම ${reference} සඳහා මිල`,
  },
  booking: {
    vehicle: (name) => `වාහනය: ${name}`,
    withDriver: "අපගේ රියදුරු සමඟ",
    pickUp: (text) => `වාහනය ලබා ගැනීම: ${text}`,
    return: (text) => `වාහනය ආපසු භාර දීම: ${text}`,
  },
  days: (count) => `දින ${count}`,
  quantity: (count) => `ගණන ${count}`,
  chargeNames: {
    delivery: "වාහනය ගෙනැවිත් දීම",
    oneWay: "වෙනත් ස්ථානයක භාර දීමේ ගාස්තුව",
    night: "රාත්‍රී ගාස්තුව",
    other: "වෙනත් ගාස්තුව",
  },
  discountName: "වට්ටම",
  price: {
    heading: (days) => `${days} සඳහා මිල:`,
    headingForOtherDays: (days) => `මිල ගණනය කළේ වෙනත් දින ගණනකට වුවද, ${days} සඳහාත් එය වෙනස් නොවේ:`,
    line: (name, amount) => `${name}: ${amount}`,
    total: (amount) => `එකතුව: ${amount}`,
    approximately: (amount) => `ආසන්න වශයෙන් ${amount}`,
  },
  conditions: {
    separator: "; ",
    included: (kilometres) => `මිලට ඇතුළත්: ${kilometres}.`,
    unlimited: "කිලෝමීටර සීමාවක් නොමැති ධාවනය",
    kmPerDay: (km) => `දිනකට කිලෝමීටර ${km}`,
    extraKm: (amount) => `ඉන් පසු සෑම කිලෝමීටරයකට ${amount}`,
    notIncluded: (items) => `මිලට ඇතුළත් නොවේ: ${items}.`,
    deposit: (amount) => `ඔබට ආපසු ලැබෙන ${amount} තැන්පතුව`,
    delivery: "ස්ථානය අනුව වෙනස් වන, වාහනය ගෙනැවිත් දීමේ ගාස්තුව",
    fuel: "ඉන්ධන",
  },
  papers: {
    driverComes: "වාහනය සමඟ අපගේ රියදුරු පැමිණෙන බැවින් ඔබට රියදුරු බලපත්‍රයක් අවශ්‍ය නැත.",
    bring: "කරුණාකර ඔබගේ රියදුරු බලපත්‍රය සහ විදේශ ගමන් බලපත්‍රය හෝ හැඳුනුම්පත රැගෙන එන්න.",
  },
  next: {
    offerReservation: "අපි වාහනය ඔබ වෙනුවෙන් වෙන් කර තබමුද? මෙම පණිවිඩයට පිළිතුරු දෙන්න, අපි එය තහවුරු කරන්නෙමු.",
    priceLater: "ඔබ වෙනුවෙන් වාහනයක් තෝරා ගත් වහාම අපි ඔබට මිල එවන්නෙමු.",
  },
  instructions: [INSTRUCTION],
  templates: {
    received: {
      subject: "{company} වෙත ඔබගේ ඉල්ලීම {reference}",
      body: `{greeting}

ඔබගේ ඉල්ලීම {reference} සඳහා ස්තුතියි. මම {company} ආයතනයේ {by}. ඔබගේ ඉල්ලීම අපට ලැබුණු අතර, හැකි ඉක්මනින් විස්තර සමඟ පිළිතුරු දෙන්නෙමු.

{booking}

ඔබගේ ඉල්ලීම මෙහි බලන්න: {page}

{signature}`,
    },
    quote: {
      subject: "{topic}",
      body: `{greeting}

ඔබගේ ඉල්ලීම {reference} සඳහා ස්තුතියි.

{booking}

{price}

{conditions}

{next}

ඔබගේ ඉල්ලීම මෙහි බලන්න: {page}

{signature}`,
    },
    confirmed: {
      subject: "තහවුරු කර ඇත: ඔබගේ ඉල්ලීම {reference}",
      body: `{greeting}

ඔබගේ වෙන් කිරීම {reference} අංකය යටතේ තහවුරු කර ඇත.

{booking}

{price}

{conditions}

{papers} යමක් වෙනස් වුවහොත්, හැකි ඉක්මනින් අපට දන්වන්න.

ඔබගේ වෙන් කිරීම මෙහි බලන්න: {page}

{signature}`,
    },
    changed: {
      subject: "වෙනස් කර ඇත: ඔබගේ ඉල්ලීම {reference}",
      body: `{greeting}

ඔබගේ වෙන් කිරීම {reference} වෙනස් කර ඇත. දැන් එය මෙසේය:

{booking}

{price}

{conditions}

කරුණාකර මෙය පරීක්ෂා කරන්න. යමක් නිවැරදි නැත්නම්, මෙම පණිවිඩයට පිළිතුරු දෙන්න.

ඔබගේ වෙන් කිරීම මෙහි බලන්න: {page}

{signature}`,
    },
    cancelled: {
      subject: "අවලංගු කර ඇත: ඔබගේ ඉල්ලීම {reference}",
      body: `{greeting}

ඔබගේ වෙන් කිරීම {reference} අවලංගු කර ඇත. වාහනය තවදුරටත් ඔබ වෙනුවෙන් වෙන් කර නැත.

{booking}

මෙය වැරදීමක් නම්, හෝ ඔබට තවමත් වාහනයක් අවශ්‍ය නම්, මෙම පණිවිඩයට පිළිතුරු දෙන්න.

{signature}`,
    },
    declined: {
      subject: "{company} වෙත ඔබගේ ඉල්ලීම {reference}",
      body: `{greeting}

ඔබගේ ඉල්ලීම {reference} සඳහා ස්තුතියි. කනගාටුයි, මෙම දිනවලට සුදුසු වාහනයක් අප සතුව නැත.

{booking}

ඔබට වෙනත් දිනවල ගමන් කිරීමට හෝ වෙනත් වාහනයක් ගැනීමට හැකි නම්, මෙම පණිවිඩයට පිළිතුරු දෙන්න. අපි නැවත සොයා බලන්නෙමු.

{signature}`,
    },
    detail: {
      subject: "ඔබගේ ඉල්ලීම {reference} පිළිබඳ ප්‍රශ්නයක්",
      body: `{greeting}

ඔබගේ ඉල්ලීම {reference} සඳහා ස්තුතියි. එයට පිළිතුරු දීමට අපට ඔබෙන් තවත් එක් විස්තරයක් අවශ්‍යයි:

${INSTRUCTION}

{booking}

{signature}`,
    },
  },
}
