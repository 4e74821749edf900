import type { Recipients } from "#app/context.ts"
import { usePage } from "#app/islands/page-context.tsx"
import { IMPRINT } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { translationCookieName } from "#app/site/layout/translation.ts"
import { Chapter } from "#app/ui/chapter.tsx"
import { telephoneHref } from "#app/ui/contact-hrefs.ts"
import { useMessages } from "#app/ui/messages-context.tsx"

type PrivacyPageProps = {
  /** The number of months after which enquiries are anonymised; null: never, unless a visitor asks. */
  retentionMonths: number | null
  /** The date from which enquiries are anonymised; null: there is none, or it has passed. */
  retentionFrom: string | null
  recipients: Recipients
  mapService: string
  translationService: string
  /** Whether the site uses TLS, because cookies have another name then. */
  isEncrypted: boolean
}

/** The privacy notice: which data are stored, why, how long, for whom, and the rights of visitors. */
export function PrivacyPage({
  retentionMonths,
  retentionFrom,
  recipients,
  mapService,
  translationService,
  isEncrypted,
}: PrivacyPageProps) {
  const messages = useMessages().privacy
  return (
    <>
      <div className="pagehead">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      <ResponsibleCompany />
      <StoredData />
      <Chapter id="why" title={messages.why.title}>
        <p>{messages.why.answer}</p>
        <p>{messages.why.safety}</p>
        <p>{messages.why.notUsedFor}</p>
      </Chapter>
      <Chapter id="how-long" title={messages.howLong.title}>
        <p>
          {messages.howLong.months(retentionMonths)}{" "}
          {retentionFrom && messages.howLong.startDate(retentionFrom)}
        </p>
        {retentionMonths !== null && <p>{messages.howLong.futureRentals}</p>}
        <p>{messages.howLong.copies}</p>
      </Chapter>
      <RecipientList {...recipients} />
      <ThirdParties
        mapService={mapService}
        translationService={translationService}
        pictureHost={recipients.pictureHost}
      />
      <Chapter id="cookies" title={messages.cookies.title}>
        <p>{messages.cookies.none}</p>
        <p>{messages.cookies.translation(translationCookieName(isEncrypted))}</p>
        <p>{messages.cookies.offline}</p>
        <p>{messages.cookies.staff}</p>
      </Chapter>
      <Rights />
    </>
  )
}

function ResponsibleCompany() {
  const { responsible } = useMessages().privacy
  const { companyName, addressLines, email, phone } = usePage().site
  const address = addressLines.filter((line) => line !== companyName)
  return (
    <Chapter id="responsible" title={responsible.title}>
      <p>{responsible.text(companyName)}</p>
      <address>
        <b>{companyName}</b>, {address.join(", ")}
        <br />
        <a href={`mailto:${email}`}>{email}</a>, <a href={telephoneHref(phone)}>{phone}</a>
      </address>
      <p>
        <SiteLink href={IMPRINT}>{responsible.imprint}</SiteLink>
      </p>
    </Chapter>
  )
}

function StoredData() {
  const { storedData } = useMessages().privacy
  return (
    <Chapter id="kept" title={storedData.title}>
      <p>{storedData.lead}</p>
      <ul>
        {storedData.forms.map(({ name, text }) => (
          <li key={name}>
            <b>{name}.</b> {text}
          </li>
        ))}
      </ul>
      <p>{storedData.otherData}</p>
      <p>{storedData.robots}</p>
      <p>{storedData.log}</p>
    </Chapter>
  )
}

function RecipientList({ hasEmailProvider, hostsByChannel }: Recipients) {
  const {
    channels,
    privacy: { who },
  } = useMessages()
  return (
    <Chapter id="who" title={who.title}>
      <ul>
        <li>{who.staff}</li>
        {hasEmailProvider && <li>{who.emailProvider}</li>}
        {hostsByChannel.map(({ channel, hosts }) => (
          <li key={channel}>{channels[channel].receiver?.(hosts.join(", "))}</li>
        ))}
        <li>{who.server}</li>
      </ul>
      <p>{who.nobodyElse}</p>
    </Chapter>
  )
}

type ThirdPartiesProps = Pick<PrivacyPageProps, "mapService" | "translationService"> &
  Pick<Recipients, "pictureHost">

function ThirdParties({ mapService, translationService, pictureHost }: ThirdPartiesProps) {
  const { thirdParties } = useMessages().privacy
  return (
    <Chapter id="outside" title={thirdParties.title}>
      <p>{thirdParties.lead}</p>
      <ul>
        <li>{thirdParties.translation(translationService)}</li>
        <li>{thirdParties.map(mapService)}</li>
        <li>{thirdParties.directions}</li>
        <li>{thirdParties.messaging}</li>
        <li>{thirdParties.social}</li>
      </ul>
      {pictureHost && <p>{thirdParties.pictures(pictureHost)}</p>}
    </Chapter>
  )
}

function Rights() {
  const { rights } = useMessages().privacy
  const { email, phone } = usePage().site
  return (
    <Chapter id="rights" title={rights.title}>
      <p>{rights.lead}</p>
      <p>{rights.youMay}</p>
      <ul>
        {rights.list.map(({ right, law }) => (
          <li key={right}>
            <b>{right}</b> <span className="soft">({law})</span>
          </li>
        ))}
      </ul>
      <p>{rights.how(email, phone)}</p>
      <p>{rights.authorities}</p>
    </Chapter>
  )
}
