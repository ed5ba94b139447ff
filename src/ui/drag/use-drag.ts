import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Lets an element be dragged as the thing of this kind and id, unless it stays where it is. */
export function useDraggable(element: RefObject<HTMLElement | null>, kind: string, id: number, isFixed = false): void {
  useEffect(
    () => (element.current && !isFixed ? draggable({ element: element.current, getInitialData: () => ({ [kind]: id }) }) : undefined),
    [element, kind, id, isFixed],
  )
}

interface DropPlace {
  /** What can be dropped; files, text and other things are let fall without effect. */
  readonly kind: string
  /** Which of them; all by default. */
  takes?(id: number): boolean
  onDrop(id: number): void
}

/** Lets things be dropped on an element; whether one that it takes is over it. */
export function useDropPlace(element: RefObject<HTMLElement | null>, { kind, takes = () => true, onDrop }: DropPlace): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  const isTaken = useEffectEvent(takes)
  useEffect(
    () =>
      element.current
        ? dropTargetForElements({
            element: element.current,
            canDrop: ({ source: { data } }) => typeof data[kind] === 'number' && isTaken(data[kind]),
            onDragEnter: () => setOver(true),
            onDragLeave: () => setOver(false),
            onDrop: ({ source: { data } }) => {
              setOver(false)
              drop(Number(data[kind]))
            },
          })
        : undefined,
    [element, kind],
  )
  return isOver
}
