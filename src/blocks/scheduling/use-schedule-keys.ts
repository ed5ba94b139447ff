import { useEffectEvent, useLayoutEffect } from 'react'
import type { CardRef } from '#machines/blocks/scheduling/schedule-rules.ts'

interface ScheduleKeys {
  readonly isDisabled: boolean
  onUndo(): void
  onRedo(): void
  onRemove(card: CardRef): void
}

/** The card that holds the focus. */
function focusedCard(target: EventTarget | null): CardRef | null {
  const { slot, card } = (target instanceof Element && target.closest<HTMLElement>('[data-card]')?.dataset) || {}
  return slot !== undefined && card !== undefined ? { slot: Number(slot), moduleId: card } : null
}

/** Where Ctrl+Z is the browser's own, or another layer's. */
const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** The step that a key asks for; null for any other key. */
function travelOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key === 'y' && !shiftKey ? 'redo' : null
}

/** Keys of the whole step: Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, Delete takes out the card that holds the focus. */
export function useScheduleKeys({ isDisabled, onUndo, onRedo, onRemove }: ScheduleKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isDisabled || event.defaultPrevented || (event.target instanceof Element && event.target.closest(elsewhere))) return
    const travel = travelOf(event)
    if (travel) {
      event.preventDefault()
      if (travel === 'undo') onUndo()
      else onRedo()
    }
    const card = event.key === 'Delete' ? focusedCard(event.target) : null
    if (card) {
      event.preventDefault()
      onRemove(card)
    }
  })
  // A layout effect: it listens before the page is painted, so that no early key is missed.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
