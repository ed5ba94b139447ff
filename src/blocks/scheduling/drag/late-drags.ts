import type * as dragAndDrop from './drag-and-drop.ts'

/**
 * Dragging, whose code comes right after the step's own: presses and keys do all that a drag does, so the schedule does
 * not wait for it. What is made draggable meanwhile becomes so when the code is there.
 */

type Dragging = typeof dragAndDrop

let dragging: Dragging | null = null
let coming: Promise<Dragging> | null = null

async function fetchDragging(): Promise<Dragging | null> {
  try {
    coming ??= import('./drag-and-drop.ts')
    dragging = await coming
  } catch {
    // Without the code nothing is dragged, and all else works; the next element that is shown has it fetched again.
    coming = null
  }
  return dragging
}
void fetchDragging()

/** Begins what needs the code, at once or when it has come; gives the way to end it, begun or not. */
function whenThere(begin: (code: Dragging) => () => void): () => void {
  if (dragging) return begin(dragging)
  let end: (() => void) | null = null
  let isOver = false
  const beginLate = async () => {
    const code = await fetchDragging()
    if (code && !isOver) end = begin(code)
  }
  void beginLate()
  return () => {
    isOver = true
    end?.()
  }
}

export const moduleSource: Dragging['moduleSource'] = (source) => whenThere((code) => code.moduleSource(source))

export const dropPlace: Dragging['dropPlace'] = (element, place) => whenThere((code) => code.dropPlace(element, place))

export const watchDrags: Dragging['watchDrags'] = (send, lift) => whenThere((code) => code.watchDrags(send, lift))
