import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { ReplyTemplatesTable } from "#adapters/database/tables.ts"
import { REPLY_LANGUAGES } from "#domain/replies/reply-languages.ts"
import { TEMPLATE_FIELDS, type TemplateField, type TemplateText } from "#domain/replies/reply-template.ts"
import {
  type ChangedTemplate,
  type FoundTemplate,
  parseTemplateKey,
  type ReplyTemplates,
  type TemplateChange,
  type TemplateKey,
  templateSubjectId,
} from "#domain/replies/reply-templates.ts"

/** Stores every version of the templates that owners have changed. */
export class DatabaseReplyTemplates implements ReplyTemplates {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  find(key: TemplateKey): Promise<FoundTemplate> {
    return findTemplate(this.#db, key)
  }

  change(key: TemplateKey, change: TemplateChange): Promise<"done" | "stale"> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = await findTemplate(transaction, key)
      if (found.version !== change.version) return "stale"
      const originalText = originalOf(key)
      const text = change.text && isSame(change.text, originalText) ? null : change.text
      const newText = text ?? originalText
      const changedFields = TEMPLATE_FIELDS.filter((field) => newText[field] !== found.text[field])
      if (changedFields.length === 0) return "done"
      if (!(await insertVersion(transaction, key, { ...change, text }))) return "stale"
      await recordChange(transaction, key, change, {
        changedFields,
        from: found.text,
        to: newText,
      })
      return "done"
    })
  }

  async lastChanges(): Promise<ChangedTemplate[]> {
    const rows = await this.#db
      .selectFrom("reply_templates")
      .select(["language", "template", "subject", "changed_at", "staff_name"])
      .orderBy("version")
      .execute()
    const latestRows = new Map(rows.map((row) => [`${row.language} ${row.template}`, row])) // a later row replaces an earlier one
    return [...latestRows.values()].flatMap((row) => {
      const key = parseTemplateKey(row)
      if (!key) return [] // stored by a later version of this program
      const lastChange = { at: new Date(row.changed_at), by: row.staff_name }
      return [{ ...key, isOriginal: row.subject === null, lastChange }]
    })
  }
}

function originalOf({ language, template }: TemplateKey): TemplateText {
  return REPLY_LANGUAGES[language].templates[template]
}

function isSame(text: TemplateText, other: TemplateText): boolean {
  return TEMPLATE_FIELDS.every((field) => text[field] === other[field])
}

async function findTemplate(db: Database, key: TemplateKey): Promise<FoundTemplate> {
  const [row, rowBefore] = await db
    .selectFrom("reply_templates")
    .selectAll()
    .where("language", "=", key.language)
    .where("template", "=", key.template)
    .orderBy("version", "desc")
    .limit(2)
    .execute()
  const text = row && templateText(row)
  return {
    text: text ?? originalOf(key),
    isOriginal: !text,
    version: row?.version ?? 0,
    previousText: rowBefore ? templateText(rowBefore) : null,
  }
}

/** Null for the original text. */
function templateText({ subject, body }: ReplyTemplatesTable): TemplateText | null {
  return subject === null || body === null ? null : { subject, body }
}

/** @returns false if another transaction has written this version */
async function insertVersion(
  transaction: Database,
  { language, template }: TemplateKey,
  { text, version, by, now }: TemplateChange,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("reply_templates")
    .values({
      language,
      template,
      version: version + 1,
      subject: text?.subject ?? null,
      body: text?.body ?? null,
      changed_at: now.toISOString(),
      staff_id: by.id,
      staff_name: by.name,
    })
    .onConflict((conflict) => conflict.columns(["language", "template", "version"]).doNothing())
    .returning("version")
    .executeTakeFirst()
  return inserted !== undefined
}

/** The names of fields in the audit log. `body` is the body of a vehicle there. */
const AUDIT_FIELD_NAMES: Readonly<Record<TemplateField, string>> = { subject: "subject", body: "text" }

type Difference = { changedFields: readonly TemplateField[]; from: TemplateText; to: TemplateText }

function recordChange(
  transaction: Database,
  key: TemplateKey,
  { by, now, name, action }: TemplateChange,
  { changedFields, from, to }: Difference,
): Promise<void> {
  return recordAudit(transaction, {
    at: now,
    by,
    action,
    subject: "setting",
    subjectId: templateSubjectId(key),
    subjectName: name,
    changes: changedFields.map((field) => ({
      field: AUDIT_FIELD_NAMES[field],
      from: from[field],
      to: to[field],
    })),
  })
}
