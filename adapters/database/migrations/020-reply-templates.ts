/**
 * Every version of the templates of replies that owners changed, so that the previous one can be restored. Without subject and
 * body: the original text again. The primary key refuses one of two concurrent writes of a version.
 */
export const REPLY_TEMPLATES: readonly string[] = [
  `create table reply_templates (
    language text not null,
    template text not null,
    version integer not null,
    subject text,
    body text,
    changed_at text not null,
    staff_id text not null,
    staff_name text not null,
    primary key (language, template, version)
  )`,
]
