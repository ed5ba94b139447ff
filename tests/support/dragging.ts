import { expect } from 'vitest'

/**
 * Drags in the browser's own events. A driven mouse loses a drop now and then on a busy machine; the end-to-end tests
 * drag with it.
 */

export const frame = () => new Promise((next) => requestAnimationFrame(next))

export interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** What lies at a point of the screen. */
export function elementAt({ clientX, clientY }: Point): Element {
  const element = document.elementFromPoint(clientX, clientY)
  if (!element) throw new Error(`Nothing lies at ${clientX}, ${clientY}.`)
  return element
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** The middle of an element, once nothing else covers it. */
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
    // A mouse moves on after a drag: until then the library covers the spot where it began, which may be lifted next.
    window.dispatchEvent(new PointerEvent('pointermove'))
  }
  return {
    /** Holds above what lies at a point now, until that is drawn. */
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
