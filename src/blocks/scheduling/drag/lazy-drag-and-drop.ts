import { createLazyResource, prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type * as dragAndDrop from './drag-and-drop.ts'

/**
 * Dragging, whose code comes right after the step's own: presses and keys do all that a drag does, so the schedule does
 * not wait for it. What is made draggable meanwhile becomes so when the code is there.
 */

type Dragging = typeof dragAndDrop

// Without the code nothing can be dragged, and all else works; the next element that is shown has it loaded again.
const dragging = createLazyResource<Dragging>(() => import('./drag-and-drop.ts'))
void prefetch(dragging.load)

/** Begins what needs the code, at once or when it is loaded; returns the function that ends it, begun or not. */
function whenReady(begin: (code: Dragging) => () => void): () => void {
  if (dragging.isReady()) return begin(dragging.current())
  let end: (() => void) | null = null
  let isOver = false
  const beginLate = async () => {
    await prefetch(dragging.load)
    if (!isOver && dragging.isReady()) end = begin(dragging.current())
  }
  void beginLate()
  return () => {
    isOver = true
    end?.()
  }
}

export const moduleSource: Dragging['moduleSource'] = (source) => whenReady((code) => code.moduleSource(source))

export const dropPlace: Dragging['dropPlace'] = (element, place) => whenReady((code) => code.dropPlace(element, place))

export const watchDrags: Dragging['watchDrags'] = (send, lift) => whenReady((code) => code.watchDrags(send, lift))
