// The islands of the inbox. They are one module, because both share the count of new enquiries. Visitors do not load it.
export { InboxList } from "./inbox-list.tsx"
export { NewCount } from "./new-count.tsx"
