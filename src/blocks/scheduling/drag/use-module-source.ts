import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import { moduleSource } from './lazy-drag-and-drop.ts'

interface ModuleSourceOptions {
  readonly moduleId: string
  readonly from: DragPlace
  readonly name: string
  readonly facts: string
  /** A checked colour, null for the neutral stripe. */
  readonly colour: string | null
  readonly isDisabled: boolean
  /** False where the list is a picker; true by default. */
  readonly isDraggable?: boolean
}

/**
 * Lets an element be dragged as a module. The registration is an effect, so that it ends after a removed element has left the
 * page: ending it removes an attribute, and within the page the browser would compute the styles of the whole element again.
 */
export function useModuleSource(
  element: RefObject<HTMLElement | null>,
  { moduleId, from, name, facts, colour, isDisabled, isDraggable = true }: ModuleSourceOptions,
): void {
  const canDrag = useEffectEvent(() => !isDisabled)
  useEffect(
    () =>
      element.current && isDraggable
        ? moduleSource({ element: element.current, moduleId, from, look: { name, facts, colour }, canDrag: () => canDrag() })
        : undefined,
    [element, moduleId, from, name, facts, colour, isDraggable],
  )
}
