import { expect } from 'vitest'

/**
 * Drags by dispatched events, because a driven mouse sometimes loses a drop on a busy machine; the end-to-end tests
 * drag with the mouse.
 */

export const frame = () => new Promise((next) => requestAnimationFrame(next))

export interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** The element at a point of the screen. */
export function elementAt({ clientX, clientY }: Point): Element {
  const element = document.elementFromPoint(clientX, clientY)
  if (!element) throw new Error(`Nothing lies at ${clientX}, ${clientY}.`)
  return element
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** The middle of an element, once no other element covers it. */
export async function reach(wanted: HTMLElement): Promise<Point> {
  wanted.scrollIntoView({ block: 'nearest' })
  for (let frames = 0; frames < 120; frames++) {
    const point = middle(wanted)
    if (wanted.contains(document.elementFromPoint(point.clientX, point.clientY))) return point
    await frame()
  }
  throw new Error(`${wanted.outerHTML.slice(0, 80)} is covered.`)
}

/** Lifts what can be dragged around an element; the drag is over with `drop` or `cancel`. */
export async function lift(source: HTMLElement) {
  const dataTransfer = new DataTransfer()
  const fire = (element: Element, type: string, point: Point) =>
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer, ...point }))
  const start = await reach(source)
  const draggable = () => elementAt(start).closest('[draggable=true]')
  await expect.poll(draggable, { timeout: 15_000 }).not.toBeNull()
  const lifted = draggable()
  if (!lifted) throw new Error('There is no thing to drag.')
  fire(lifted, 'dragstart', start)
  await frame()
  const end = () => {
    lifted.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }))
    // The library covers the starting point of a drag until the mouse moves, and that point may be dragged next.
    window.dispatchEvent(new PointerEvent('pointermove'))
  }
  return {
    /** Drags over the element at a point, until the page shows it. */
    over: async (point: Point) => {
      for (const type of ['dragenter', 'dragover']) fire(elementAt(point), type, point)
      await frame()
      await frame()
    },
    drop: (point: Point) => {
      fire(elementAt(point), 'drop', point)
      end()
    },
    cancel: end,
  }
}
