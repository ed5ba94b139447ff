import type { MouseEventHandler } from 'react'

/**
 * A click handler that ignores the second click of a double click, which could hit what the first one brought up. Keyboard
 * presses and separate clicks are all handled.
 */
export const ignoreDoubleClick =
  <T extends Element>(act?: MouseEventHandler<T>): MouseEventHandler<T> =>
  (event) => {
    if (event.detail > 1) event.preventDefault()
    else act?.(event)
  }
