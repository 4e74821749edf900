/**
 * A function of one object that gives the very same answer for the very same object. What follows from the content or the
 * catalogue alone is then worked out once for as long as they stand, and known again by whoever keeps what was made of it.
 */
export function ofSame<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { answer: To }>()
  return (from) => {
    const known = made.get(from) ?? { answer: make(from) }
    made.set(from, known)
    return known.answer
  }
}
