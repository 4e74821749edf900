import { useRouteLoaderData } from "react-router"
import type { DeskCounts } from "#domain/enquiry/enquiry-desk.ts"
import type { loader } from "./route.tsx"

/** How many enquiries there are of each: counted once for a page, for what stands around it and in it. */
export function useCounts(): DeskCounts {
  const frame = useRouteLoaderData<typeof loader>("office/frame/route")
  if (!frame) throw new Error("the counts stand in the frame of the office")
  return frame.counts
}
