// The islands of the inbox. They are one module, because both share the count of new enquiries. No page for visitors loads this module.
export { InboxList } from "./inbox-list.tsx"
export { NewCount } from "./new-count.tsx"
