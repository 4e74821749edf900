import styles from "./whole-words.module.css"

/** A longer word may be broken all the same: it has to fit the smallest phone. */
const LONGEST_WHOLE = 16

/** A heading of which no word ends a line with its hyphen: 'Hi-Roof' stays together. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/) // every second one has a hyphen
  return parts.map((part, index) => {
    if (index % 2 === 0 || part.length > LONGEST_WHOLE) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may have a word twice, and its words stay where they are
      <span key={index} className={styles.whole}>
        {part}
      </span>
    )
  })
}
