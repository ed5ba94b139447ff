import { useInsertionEffect, useRef, useState } from 'react'

/**
 * A function with a stable identity that calls the latest given one, so that parts of a page are not rendered again because
 * it changed. For event handlers only: it must not be called during rendering.
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
