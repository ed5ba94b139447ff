import { useEffect, useEffectEvent } from 'react'
import type { CardRef } from '#machines/blocks/scheduling/schedule-rules.ts'

interface ScheduleKeys {
  readonly isDisabled: boolean
  /** The removal that Ctrl+Z takes back; null when there is none. */
  readonly lastRemoval: number | null
  onUndo(id: number): void
  onRemove(card: CardRef): void
}

/** The card that holds the focus. */
function focusedCard(target: EventTarget | null): CardRef | null {
  const { slot, card } = (target instanceof Element && target.closest<HTMLElement>('[data-card]')?.dataset) || {}
  return slot !== undefined && card !== undefined ? { slot: Number(slot), moduleId: card } : null
}

/** Keys of the whole step: Ctrl+Z takes the last removal back, Delete takes out the card that holds the focus. */
export function useScheduleKeys({ isDisabled, lastRemoval, onUndo, onRemove }: ScheduleKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isDisabled || event.defaultPrevented || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
      return
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && lastRemoval !== null) {
      event.preventDefault()
      onUndo(lastRemoval)
    }
    const card = event.key === 'Delete' ? focusedCard(event.target) : null
    if (card) {
      event.preventDefault()
      onRemove(card)
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
