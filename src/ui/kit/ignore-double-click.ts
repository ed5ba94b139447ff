import type { MouseEventHandler } from 'react'

/** How far from the first the second click of a double click may be, in px. A finger is less exact than a mouse. */
const reach = 24

const nowhere = { x: Infinity, y: Infinity }
/** Where the last two clicks were, on whatever. */
const clicks = { last: nowhere, beforeLast: nowhere }

// Tests without a page import this module too.
if ('document' in globalThis)
  document.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      clicks.beforeLast = clicks.last
      clicks.last = { x: clientX, y: clientY }
    },
    true,
  )

/** Whether a click is the second one at its place: `detail` alone also counts taps of a finger at different places. */
const isSecond = ({ detail, clientX, clientY }: Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>): boolean =>
  detail > 1 && Math.hypot(clientX - clicks.beforeLast.x, clientY - clicks.beforeLast.y) <= reach

/**
 * A click handler that ignores the second click of a double click, which could hit what the first one brought up. Keyboard
 * presses and separate clicks are all handled.
 */
export const ignoreDoubleClick =
  <T extends Element>(act?: MouseEventHandler<T>): MouseEventHandler<T> =>
  (event) => {
    if (isSecond(event)) event.preventDefault()
    else act?.(event)
  }
