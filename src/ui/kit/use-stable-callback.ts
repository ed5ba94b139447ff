import { useInsertionEffect, useRef, useState } from 'react'

/**
 * A function that is the same in every render and does what the latest one given does, so that parts of a page are not
 * rendered again because it changed. It is for what follows a press or a key, and is not called while something is drawn.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(latest: (...args: Args) => Result): (...args: Args) => Result {
  const held = useRef(latest)
  useInsertionEffect(() => {
    held.current = latest
  })
  const [steady] = useState(
    () =>
      (...args: Args): Result =>
        held.current(...args),
  )
  return steady
}
