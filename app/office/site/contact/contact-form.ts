import { parseNumber } from "#app/office/site/parse-number.ts"
import type { SettingForm } from "#app/office/site/site-form.ts"
import type { CompanyContact } from "#domain/content/content.ts"
import { formatPhoneNumber, toMessagingNumber } from "#domain/content/phone-number.ts"
import { SOCIAL_SERVICES } from "#domain/content/setting-schemas.ts"
import type { Answers } from "#domain/enquiry/answers.ts"

export const CONTACT_FIELDS = [
  "phone",
  "messagingNumber",
  "email",
  "addressLines",
  "opens",
  "closes",
  "latitude",
  "longitude",
  ...SOCIAL_SERVICES,
] as const

/** The form of the contact data. Phone numbers may have spaces; empty social links are omitted. */
export const CONTACT_FORM: SettingForm<"contact"> = {
  key: "contact",
  fields: CONTACT_FIELDS,
  toFormValues: ({
    addressLines,
    officeHours,
    latitude,
    longitude,
    social,
    messagingNumber,
    ...otherValues
  }) => ({
    ...otherValues,
    messagingNumber: formatPhoneNumber(`+${messagingNumber}`) ?? messagingNumber,
    addressLines: addressLines.join("\n"),
    opens: String(officeHours.opens),
    closes: String(officeHours.closes),
    latitude: String(latitude),
    longitude: String(longitude),
    ...Object.fromEntries(
      SOCIAL_SERVICES.map((each) => [each, social.find(({ service }) => service === each)?.href ?? ""]),
    ),
  }),
  toInput: (values): Record<keyof CompanyContact, unknown> => ({
    phone: formatPhoneNumber(values.phone ?? "") ?? "",
    messagingNumber: toMessagingNumber(values.messagingNumber ?? "") ?? "",
    email: values.email?.trim(),
    addressLines: linesIn(values.addressLines ?? ""),
    latitude: parseNumber(values.latitude ?? ""),
    longitude: parseNumber(values.longitude ?? ""),
    officeHours: { opens: parseNumber(values.opens ?? ""), closes: parseNumber(values.closes ?? "") },
    social: socialLinks(values),
  }),
  fieldForPath: (path, values) => {
    const [property = "", key = ""] = path.split(".")
    if (property === "officeHours") return key === "opens" ? "opens" : "closes"
    return property === "social"
      ? (socialLinks(values)[Number(key)]?.service ?? SOCIAL_SERVICES[0])
      : property
  },
  messageFor: (field, { contact: { fieldErrors } }) =>
    Object.entries(fieldErrors).find(([name]) => name === field)?.[1] ?? fieldErrors.social,
}

/** The lines of a text, trimmed, without empty ones. */
export function linesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

function socialLinks(values: Answers) {
  return SOCIAL_SERVICES.map((service) => ({ service, href: values[service]?.trim() ?? "" })).filter(
    ({ href }) => href !== "",
  )
}
