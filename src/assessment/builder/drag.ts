import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Under this name a drag carries the id of its question. */
export const draggedQuestion = 'questionId'

/** Lets questions be dropped on an element; whether one is over it. */
export function useQuestionDrop(element: RefObject<HTMLElement | null>, onDrop: (id: number) => void): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(
    () =>
      element.current
        ? dropTargetForElements({
            element: element.current,
            canDrop: ({ source: { data } }) => typeof data[draggedQuestion] === 'number',
            onDragEnter: () => setOver(true),
            onDragLeave: () => setOver(false),
            onDrop: ({ source: { data } }) => {
              setOver(false)
              drop(Number(data[draggedQuestion]))
            },
          })
        : undefined,
    [element],
  )
  return isOver
}
