import { FIELD_NAMES, fieldId } from "#app/forms/field-names.ts"
import { useForm } from "#app/forms/form-context.tsx"
import { Icon, type IconName } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ENQUIRY_TABS, type EnquiryTab } from "#domain/enquiry/rental-enquiry.ts"
import styles from "./service-tabs.module.css"

const ICONS: Record<EnquiryTab, IconName> = {
  self_drive: "key",
  with_drive: "wheel",
  airport: "plane",
  wedding_events: "rings",
  limousine: "limousine",
}

/** The five tabs, as radio buttons, so that they work without scripts. Without a choice the panel is that of SELF DRIVE. */
export function ServiceTabs({ chosenTab }: { chosenTab: EnquiryTab | null }) {
  const { idPrefix } = useForm()
  const { home, forms } = useMessages()
  return (
    <fieldset id={fieldId(idPrefix, "tab")}>
      <legend className="visually-hidden">{forms.labels.tab}</legend>
      <div className={styles.tabs}>
        {ENQUIRY_TABS.map((tab) => {
          const [first, second] = home.enquiry.tabs[tab]
          return (
            <label key={tab} className={styles.tab} data-tab={tab}>
              <input type="radio" name={FIELD_NAMES.tab} value={tab} defaultChecked={tab === chosenTab} />
              <Icon name={ICONS[tab]} />
              <span>
                {first} <br />
                {second}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
