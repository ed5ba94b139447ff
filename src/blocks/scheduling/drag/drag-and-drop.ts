import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { css } from 'styled-system/css'
import type { DragEvent as CarryEvent, DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'

/**
 * Dragging by mouse and touch, sent as events to the drag machine. Only modules of this page count: files, text and things
 * from other windows are dropped without effect.
 */

type Data = Record<string | symbol, unknown>

const mark = Symbol('module')

interface Carried {
  readonly moduleId: string
  readonly from: DragPlace
}

const isPlace = (value: unknown): value is DragPlace => value === 'list' || (typeof value === 'number' && Number.isInteger(value))

/** What a drag of this page carries; null for anything else. */
function carriedOf(data: Data): Carried | null {
  const { moduleId, from } = data
  return data[mark] === true && typeof moduleId === 'string' && isPlace(from) ? { moduleId, from } : null
}

const targetOf = (data: Data | undefined): DragPlace | null => (data?.[mark] === true && isPlace(data['place']) ? data['place'] : null)

const ghost = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minWidth: '280px',
  maxWidth: '360px',
  py: '2',
  px: '3',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  rounded: 'lg',
  bg: 'bg.raised',
  color: 'fg.default',
  textStyle: 'bodyStrong',
  _motionSafe: { transform: 'rotate(-2deg)' },
})
const ghostRoom = css({ p: '3' })
const ghostStripe = css({ width: '4px', height: '28px', rounded: 'xs', bg: 'border.control', flexShrink: '0' })
const ghostFacts = css({ textStyle: 'caption', color: 'fg.muted', display: 'block' })

interface GhostLook {
  readonly name: string
  readonly facts: string
  /** A checked colour, null for the neutral stripe. */
  readonly colour: string | null
}

/** The card under the pointer. Built by hand: it lives for one frame, in which the browser takes its picture. */
function drawGhost(container: HTMLElement, { name, facts, colour }: GhostLook): void {
  const stripe = document.createElement('span')
  stripe.className = ghostStripe
  if (colour) stripe.style.backgroundColor = colour
  const details = document.createElement('span')
  details.className = ghostFacts
  details.textContent = facts
  const words = document.createElement('span')
  words.append(name, details)
  const box = document.createElement('div')
  box.className = ghost
  box.append(stripe, words)
  const room = document.createElement('div')
  room.className = ghostRoom
  room.append(box)
  container.append(room)
}

interface ModuleSource extends Carried {
  readonly element: HTMLElement
  readonly handle?: Element | null
  readonly look: GhostLook
  readonly canDrag: () => boolean
}

/** Lets an element be dragged as a module; returns a function that undoes it. */
export const moduleSource = ({ element, handle, look, canDrag, moduleId, from }: ModuleSource): (() => void) =>
  draggable({
    element,
    ...(handle ? { dragHandle: handle } : {}),
    canDrag,
    getInitialData: () => ({ [mark]: true, moduleId, from }),
    onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: preserveOffsetOnSource({ element, input: location.initial.input }),
        render: ({ container }) => drawGhost(container, look),
      }),
  })

/** Makes an element a place to drop modules. */
export const dropPlace = (element: HTMLElement, place: DragPlace): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => carriedOf(source.data) !== null,
    getData: () => ({ [mark]: true, place }),
    getDropEffect: () => 'move',
  })

/** Sends the drag machine what the pointer does; `lift` gives the event that lifts a module, null for one that cannot be carried. */
export const watchDrags = (send: (event: CarryEvent) => void, lift: (carried: Carried) => CarryEvent | null): (() => void) =>
  combine(
    monitorForElements({
      canMonitor: ({ source }) => carriedOf(source.data) !== null,
      onDragStart: ({ source }) => {
        const carried = carriedOf(source.data)
        const event = carried && lift(carried)
        if (event) send(event)
      },
      onDropTargetChange: ({ location }) => {
        const target = targetOf(location.current.dropTargets[0]?.data)
        send(target === null ? { type: 'drag.leave' } : { type: 'drag.enter', target })
      },
      onDrop: ({ location }) => {
        const target = targetOf(location.current.dropTargets[0]?.data)
        if (target !== null) send({ type: 'drag.enter', target })
        send({ type: target === null ? 'drag.cancel' : 'drag.drop' })
      },
    }),
    ignoreForeignDrops(),
  )

const isText = (target: EventTarget | null) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Keeps the browser from opening a file or an address that is dropped on the page; text may still go into fields. */
function ignoreForeignDrops(): () => void {
  const ignore = (event: DragEvent) => {
    if (event.defaultPrevented || (isText(event.target) && !event.dataTransfer?.types.includes('Files'))) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
  return () => {
    window.removeEventListener('dragover', ignore)
    window.removeEventListener('drop', ignore)
  }
}
