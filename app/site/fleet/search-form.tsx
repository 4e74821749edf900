import { type FormEvent, useEffect, useEffectEvent, useRef } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./fleet.module.css"
import { preservedParams, SEARCH_PARAM } from "./list-query.ts"

type SearchFormProps = {
  /** The id of the heading of the list. */
  titleId: string
  /** The search in the query of the page, which is the initial text of the field. */
  search: string
  /** Whether the list is already searched while the visitor types, so that submitting the form does not load a page. */
  isLive: boolean
  onType: (text: string) => void
  onFocus: () => void
}

/** A search by name. It is a GET form; with scripts it searches while the visitor types. */
export function SearchForm({ titleId, search, isLive, onType, onFocus }: SearchFormProps) {
  const messages = useMessages().fleet
  const location = usePage()
  const inputId = `${titleId}-search`
  const input = useRef<HTMLInputElement>(null)

  // The field may have been filled in before hydration, or restored by the browser after a reload.
  const applyTypedText = useEffectEvent(() => {
    const text = input.current?.value ?? search
    if (text !== search) onType(text)
  })
  useEffect(() => applyTypedText(), [])

  function onSubmit(event: FormEvent) {
    if (!isLive) return
    event.preventDefault()
    input.current?.blur() // closes the keyboard of a phone, as submitting would
  }

  return (
    <search className={styles.searchArea}>
      <form className={styles.search} action={`${location.pathname}#${titleId}`} onSubmit={onSubmit}>
        <Icon name="search" />
        <label className="visually-hidden" htmlFor={inputId}>
          {messages.searchLabel}
        </label>
        <input
          ref={input}
          id={inputId}
          type="search"
          name={SEARCH_PARAM}
          defaultValue={search}
          placeholder={messages.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {preservedParams(new URLSearchParams(location.search)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{messages.search}</Button>
      </form>
    </search>
  )
}
