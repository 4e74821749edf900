import { useRootData } from "#app/site/site-data.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import headerStyles from "./header.module.css"
import styles from "./menus.module.css"
import { usePagePath } from "./page-path.ts"
import { ORIGINAL, TRANSLATIONS, translatedHref } from "./translation.ts"

export function LanguageMenu() {
  const { language } = useMessages().common
  return (
    <div className={headerStyles.notOnPhones}>
      <button type="button" className={headerStyles.tool} popoverTarget="menu-language">
        <Icon name="globe" />
        <span translate="no">{useLanguage().toUpperCase()}</span>
        <span className="vh">{language.hidden}</span>
        <Icon name="chevron" className={headerStyles.chevron} />
      </button>
      <div id="menu-language" popover="auto" className={`${styles.menu} ${styles.small}`}>
        <ul className={`${styles.list} ${styles.twoColumns}`}>
          <LanguageLinks />
        </ul>
        <p className={styles.note}>{language.note}</p>
      </div>
    </div>
  )
}

/** The same page in another language, each named in itself. Not for robots: the text is nowhere else. */
export function LanguageLinks() {
  const path = usePagePath()
  const current = useLanguage()
  return [ORIGINAL, ...TRANSLATIONS].map(({ code, name }) => (
    <li key={code}>
      <a
        href={translatedHref(path, code)}
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

export function useLanguage(): string {
  return useRootData()?.translation?.code ?? ORIGINAL.code
}
