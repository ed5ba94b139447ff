import type { MouseEventHandler } from 'react'

/**
 * A handler that takes a double click for one: its first click may have been answered already, and the second would act on
 * what came in its place. Keys, which count no clicks, and clicks apart from each other all act.
 */
export const ignoreDoubleClick =
  <T extends Element>(act?: MouseEventHandler<T>): MouseEventHandler<T> =>
  (event) => {
    if (event.detail > 1) event.preventDefault()
    else act?.(event)
  }
