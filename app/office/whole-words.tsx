import styles from "./whole-words.module.css"

/** The maximum length of a word that fits on a line of the smallest phone, in characters. A longer word may break. */
const LONGEST_WHOLE = 16

/** The text of a heading without line breaks after a hyphen: 'Hi-Roof' stays on one line. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/) // every second part has a hyphen
  return parts.map((part, index) => {
    if (index % 2 === 0 || part.length > LONGEST_WHOLE) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may have a word twice, and the order of its words never changes
      <span key={index} className={styles.whole}>
        {part}
      </span>
    )
  })
}
