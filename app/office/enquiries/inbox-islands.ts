// Both in one module: they share the count of new enquiries, and none of it is in the files that visitors load.
export { InboxList } from "./inbox-list.tsx"
export { NewCount } from "./new-count.tsx"
