import { useRootData } from "#app/site/root-data.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import headerStyles from "./header.module.css"
import styles from "./menus.module.css"
import { usePagePath } from "./page-url.ts"
import { ORIGINAL, TRANSLATIONS, translatedHref } from "./translation.ts"

const LANGUAGES = [ORIGINAL, ...TRANSLATIONS]

/** The URL of the page in each language, by its code. */
export type LanguageHrefs = Readonly<Record<(typeof LANGUAGES)[number]["code"], string>>

export type LanguageMenuProps = {
  /** The code of the current language. */
  current: string
  hrefs: LanguageHrefs
}

export function LanguageMenu({ current, hrefs }: LanguageMenuProps) {
  const { language } = useMessages().common
  return (
    <div className={headerStyles.wideOnly}>
      <button type="button" className={headerStyles.tool} popoverTarget="menu-language">
        <Icon name="globe" />
        <span translate="no">{current.toUpperCase()}</span>
        <span className="visually-hidden">{language.hiddenSuffix}</span>
        <Icon name="chevron" className={headerStyles.chevron} />
      </button>
      <div id="menu-language" popover="auto" className={`${styles.menu} ${styles.smallMenu}`}>
        <ul className={`${styles.list} ${styles.twoColumns}`}>
          <LanguageLinks current={current} hrefs={hrefs} />
        </ul>
        <p className={styles.note}>{language.note}</p>
      </div>
    </div>
  )
}

/** Links to the same page in other languages. 'nofollow', because crawlers would find the same English text. */
export function LanguageLinks({ current, hrefs }: LanguageMenuProps) {
  return LANGUAGES.map(({ code, name }) => (
    <li key={code}>
      <a
        href={hrefs[code]}
        lang={code}
        rel="nofollow"
        translate="no"
        aria-current={code === current ? "true" : undefined}
      >
        {name}
      </a>
    </li>
  ))
}

export function useLanguageHrefs(): LanguageHrefs {
  const path = usePagePath()
  const hrefs = LANGUAGES.map(({ code }) => [code, translatedHref(path, code)])
  return Object.fromEntries(hrefs) as LanguageHrefs // one entry for each language
}

export function useLanguage(): string {
  return useRootData()?.translation?.code ?? ORIGINAL.code
}
