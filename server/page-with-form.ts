import { FORM_TOKEN_NAME } from "#app/forms/field-names.ts"
import { type OpenPage, openPage } from "./stored-page.ts"

const TOKEN_FIELD = new RegExp(`<input [^>]*name="${FORM_TOKEN_NAME}"[^>]*>`, "g")
const PAGE_END = "</body></html>"

type Rest = Pick<OpenPage, "version" | "lastsUntil"> & { issueFormToken: () => string }

/**
 * A page whose form has another token for each visitor. The field with the token goes behind everything else: it names its
 * form, and may stand anywhere.
 * @throws where the page has no such field, or more than one, or does not end as pages do
 */
export function pageWithForm(
  html: string,
  headers: Readonly<Record<string, string>>,
  { issueFormToken, ...rest }: Rest,
): Promise<OpenPage> {
  const [field, ...more] = html.match(TOKEN_FIELD) ?? []
  if (field === undefined || more.length > 0 || !html.endsWith(PAGE_END))
    throw new Error("a page has no place for the token of its form")
  const before = html.slice(0, -PAGE_END.length).replace(field, "")
  const ownEnd = () => field.replace(/ value="[^"]*"/, ` value="${issueFormToken()}"`) + PAGE_END
  return openPage(before, headers, { ...rest, ownEnd })
}
