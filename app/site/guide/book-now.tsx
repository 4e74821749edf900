import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./guide.module.css"

/** A link to the enquiry form. */
export function BookNow({ title, href }: { title: string; href: string }) {
  return (
    <section className={`${styles.book} wrap`} aria-labelledby="book-title">
      <div className={`${styles.bookBlock} on-tank`}>
        <h2 id="book-title">{title}</h2>
        <ButtonLink href={href} look="go">
          {useMessages().guide.bookNow}
        </ButtonLink>
      </div>
    </section>
  )
}
