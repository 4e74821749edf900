import { messagesContext, portsContext } from "#app/context.ts"
import styles from "#app/office/calendar/block.module.css"
import { BlockAction, BlockForm } from "#app/office/calendar/block-form.tsx"
import { BlockHead } from "#app/office/calendar/block-head.tsx"
import { handleBlockAction, loadBlock } from "#app/office/calendar/block-page.ts"
import { ChangedBy } from "#app/office/history/changed-by.tsx"
import { officeMeta, officeTitle } from "#app/office/office-meta.ts"
import { newBlockHref } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"

export const meta = officeMeta

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadBlock(context, params.id)
  const { block: messages } = context.get(messagesContext).office.calendar
  const now = wallTimeAt(context.get(portsContext).clock())
  const { from, to } = loaded.block.period
  return {
    title: officeTitle(context, messages.heading(loaded.vehicleName)),
    ...loaded,
    isCurrent: from < now && now < to,
  }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return handleBlockAction(request, context, params.id)
}

/** A block: the period in which a vehicle is off the road, and the reason. A current block can be ended early. */
export default function BlockPage({ loaderData, actionData }: Route.ComponentProps) {
  const { block, vehicleName, availability, fleet, freeUnits, changes, isCurrent } = loaderData
  const { block: messages } = useMessages().office.calendar
  return (
    <>
      <BlockHead block={block} vehicleName={vehicleName} heading={messages.heading(vehicleName)}>
        <p>{block.reason}</p>
      </BlockHead>
      {block.isRemoved ? (
        <>
          {/* An error: the submitted change cannot be saved, because somebody removed the block meanwhile. */}
          <Notice tone={actionData ? "error" : "info"}>
            <p>{messages.removed}</p>
          </Notice>
          <p>
            <a className="text-link" href={newBlockHref(block.vehicleId)}>
              {messages.blockAgain}
            </a>
          </p>
        </>
      ) : (
        <>
          <BlockForm
            block={block}
            fleet={fleet}
            freeUnits={freeUnits}
            availability={availability}
            form={actionData}
          />
          <div className={styles.actions}>
            {isCurrent && <BlockAction version={block.version} act="end" label={messages.endNow} />}
            <BlockAction version={block.version} act="remove" label={messages.remove} />
          </div>
        </>
      )}
      <ChangedBy changes={changes} />
    </>
  )
}
