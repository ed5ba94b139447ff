import type { KeyboardEvent } from 'react'
import type { DragEvent } from '#machines/blocks/scheduling/drag.machine.ts'

const carried: Readonly<Record<string, DragEvent>> = {
  ArrowDown: { type: 'drag.next' },
  ArrowRight: { type: 'drag.next' },
  ArrowUp: { type: 'drag.previous' },
  ArrowLeft: { type: 'drag.previous' },
  ' ': { type: 'drag.drop' },
  Enter: { type: 'drag.drop' },
  Escape: { type: 'drag.cancel' },
  Tab: { type: 'drag.cancel' },
}

interface CarryKeys {
  readonly isLifted: boolean
  /** Keys that lift what is not lifted yet. */
  readonly liftKeys: readonly string[]
  lift(): void
  carry(event: DragEvent): void
}

/** Carrying by keyboard: arrows choose the slot, Space or Enter drops, Escape cancels. True when the key was one of these. */
export function carryByKey(event: KeyboardEvent, { isLifted, liftKeys, lift, carry }: CarryKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const carrying = isLifted ? carried[event.key] : undefined
  if (carrying) carry(carrying)
  else if (!isLifted && liftKeys.includes(event.key) && !event.repeat) lift()
  else return false
  // Tab still moves the focus; the other keys must not press the button, scroll, or close a layer.
  if (event.key !== 'Tab') {
    event.preventDefault()
    event.stopPropagation()
  }
  return true
}
