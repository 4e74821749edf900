import { useEffect, useRef, useState } from "react"
import { PLAN_OFFLINE } from "#app/offline-paths.ts"
import { guidePath, PLAN } from "#app/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import { type OfflineCopy, offlineCopyBytes } from "#domain/trip/offline-copy.ts"
import styles from "./keep-offline.module.css"
import {
  canStore,
  loadedFiles,
  readStoredPlan,
  removeStoredPlan,
  type StoredPlan,
  storePlan,
} from "./stored-plan.ts"

type Failure = keyof ReturnType<typeof useMessages>["offline"]["failed"]

/** In the phase `start` it is not yet known whether the browser can store plans, and which plan it has stored. */
type Phase = "start" | "ready" | "checking" | "storing" | "removing"

type KeepOfflineProps = {
  /** The plan as `planQuery` writes it. */
  plan: string
  /** The guides that are stored with it. */
  guides: readonly { slug: string; name: string }[]
}

/** The buttons that store the plan on the device, after they have shown its size, and that remove it. */
export function KeepOffline({ plan, guides }: KeepOfflineProps) {
  const messages = useMessages().offline
  const [phase, setPhase] = useState<Phase>("start")
  const [storedPlan, setStoredPlan] = useState<StoredPlan | null>(null)
  const [copy, setCopy] = useState<OfflineCopy | null>(null)
  const [status, setStatus] = useState("")

  const statusElement = useRef<HTMLDivElement>(null)

  const fail = (reason: Failure) => setStatus(messages.failed[reason])
  /** Moves the focus to the status, because the button that had it may be removed. */
  const finish = () => {
    setPhase("ready")
    statusElement.current?.focus({ preventScroll: true })
  }

  useEffect(() => {
    if (!canStore()) return setStatus(messages.failed.unsupported)
    void readStoredPlan().then((stored) => {
      setStoredPlan(stored)
      setPhase("ready")
    })
  }, [messages])

  /** Reads the list of pages and files, to show their size. */
  async function check() {
    setPhase("checking")
    setStatus("")
    const result = await readCopy()
    setCopy(result.ok ? result.copy : null)
    if (!result.ok)
      setStatus(result.waitMinutes ? messages.tooMany(result.waitMinutes) : messages.failed.noSize)
    finish()
  }

  async function store(copy: OfflineCopy) {
    setPhase("storing")
    const day = dayOf(wallTimeAt(new Date()))
    const result = await storePlan(copy, { plan, day }, (doneCount, totalCount) =>
      setStatus(messages.storing(doneCount, totalCount)),
    )
    if (result.ok) {
      setStoredPlan(result.stored)
      setCopy(null)
      setStatus("")
    } else fail(result.reason)
    finish()
  }

  async function remove() {
    setPhase("removing")
    try {
      await removeStoredPlan()
      setStoredPlan(null)
      setStatus(messages.removed)
    } catch {
      fail("notRemoved")
    }
    finish()
  }

  const isBusy = phase !== "ready"
  const isThisPlan = storedPlan?.plan === plan
  return (
    <div className={styles.offline}>
      <p>{messages.lead}</p>
      <div role="status" ref={statusElement} tabIndex={-1} className={styles.status}>
        {storedPlan && <StoredPlanText storedPlan={storedPlan} isThisPlan={isThisPlan} />}
        {isThisPlan && guides.length > 0 && <Guides guides={guides} />}
        {copy && <p>{messages.size(copy.pages.filter(isGuide).length, offlineCopyBytes(copy))}</p>}
        {status && <p>{status}</p>}
      </div>
      <p className={styles.buttons} hidden={phase === "start"}>
        {copy ? (
          <Button busy={phase === "storing"} disabled={isBusy} onClick={() => store(copy)}>
            {messages.store}
          </Button>
        ) : (
          <Button variant="outline" busy={phase === "checking"} disabled={isBusy} onClick={check}>
            {isThisPlan ? messages.storeAgain : messages.check}
          </Button>
        )}
        {storedPlan && (
          <Button variant="outline" busy={phase === "removing"} disabled={isBusy} onClick={remove}>
            {messages.remove}
          </Button>
        )}
      </p>
    </div>
  )
}

function StoredPlanText({ storedPlan, isThisPlan }: { storedPlan: StoredPlan; isThisPlan: boolean }) {
  const messages = useMessages().offline
  const { day, bytes, missing, items } = storedPlan
  if (!isThisPlan) return <p>{messages.otherPlanStored(day)}</p>
  if (missing > 0) return <p>{messages.incomplete(missing, items)}</p>
  return (
    <p>
      <strong>{messages.stored(day, bytes)}</strong> {messages.howToOpen}
    </p>
  )
}

function Guides({ guides }: Pick<KeepOfflineProps, "guides">) {
  return (
    <p className={styles.guides}>
      {useMessages().offline.guides}{" "}
      {guides.map(({ slug, name }) => (
        <a key={slug} href={guidePath(slug)}>
          {name}
        </a>
      ))}
    </p>
  )
}

const COPY_TIMEOUT_MS = 30_000

/** `waitMinutes`: the wait after too many requests. Null: any other failure. */
type CopyResult = { ok: true; copy: OfflineCopy } | { ok: false; waitMinutes: number | null }

const FAILED: CopyResult = { ok: false, waitMinutes: null }

/** The pages and files of the plan, and the files that this page has loaded. */
async function readCopy(): Promise<CopyResult> {
  try {
    const response = await fetch(PLAN_OFFLINE + location.search, {
      signal: AbortSignal.timeout(COPY_TIMEOUT_MS),
    })
    if (response.status === 429) {
      const seconds = Number(response.headers.get("Retry-After"))
      return { ok: false, waitMinutes: Math.max(1, Math.ceil(seconds / 60)) }
    }
    if (!response.ok) return FAILED
    const { pages, files } = (await response.json()) as OfflineCopy // as the route's loader sends it
    const others = loadedFiles().filter(({ address }) => !files.some((file) => file.address === address))
    return { ok: true, copy: { pages, files: [...files, ...others] } }
  } catch {
    return FAILED
  }
}

/** Whether an item of a copy is a guide: its other pages are those of the planner. */
function isGuide({ address }: { address: string }): boolean {
  return !address.startsWith(PLAN)
}
