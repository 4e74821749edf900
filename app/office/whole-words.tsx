import styles from "./whole-words.module.css"

/** The maximum length of a word that fits on a line of the smallest phone, in characters. A longer word may break. */
const MAX_UNBROKEN_LENGTH = 16

/** The text of a heading without line breaks after a hyphen: 'Hi-Roof' stays on one line. */
export function WholeWords({ text }: { text: string }) {
  const segments = text.split(/(\S+-\S+)/) // every second segment is a word with a hyphen
  return segments.map((segment, index) => {
    if (index % 2 === 0 || segment.length > MAX_UNBROKEN_LENGTH) return segment
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may have a word twice, and the order of its words never changes
      <span key={index} className={styles.whole}>
        {segment}
      </span>
    )
  })
}
