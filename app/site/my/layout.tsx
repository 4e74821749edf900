import { Outlet } from "react-router"

/** The private pages of visitors. Each needs the key of its link, so none is in the register of pages (app/pages.ts). */
export default function MyLayout() {
  return <Outlet />
}
