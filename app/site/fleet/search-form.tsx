import { type FormEvent, useEffect, useEffectEvent, useRef } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./fleet.module.css"
import { carriedParams, SEARCH_PARAM } from "./list-query.ts"

type SearchFormProps = {
  /** Where the list is: the fragment of its heading. */
  target: string
  search: string
  /** Typing searches already: the button has nothing more to do. */
  isLive: boolean
  onType: (text: string) => void
  onStart: () => void
}

/** A search by name: a GET that any browser can make, and sooner where scripts run. */
export function SearchForm({ target, search, isLive, onType, onStart }: SearchFormProps) {
  const texts = useMessages().fleet
  const location = usePage()
  const inputId = `${target}-search`
  const input = useRef<HTMLInputElement>(null)

  // What was typed before the scripts had arrived, or what the browser filled in again after a reload.
  const takeUp = useEffectEvent(() => {
    const typed = input.current?.value ?? search
    if (typed !== search) onType(typed)
  })
  useEffect(() => takeUp(), [])

  function onSubmit(event: FormEvent) {
    if (!isLive) return
    event.preventDefault()
    input.current?.blur() // puts a phone's keyboard away, as a sent form would
  }

  return (
    <search className={styles.searchArea}>
      <form className={styles.search} action={`${location.pathname}#${target}`} onSubmit={onSubmit}>
        <Icon name="search" />
        <label className="vh" htmlFor={inputId}>
          {texts.searchLabel}
        </label>
        <input
          ref={input}
          id={inputId}
          type="search"
          name={SEARCH_PARAM}
          defaultValue={search}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onStart}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {carriedParams(new URLSearchParams(location.search)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  )
}
