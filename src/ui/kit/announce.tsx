import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type Politeness = 'polite' | 'assertive'

let said: Readonly<Record<Politeness, { readonly text: string; readonly turn: number }>> = {
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
}
const listeners = new Set<() => void>()

/** A message that is shown for a moment, and can be read again later. */
export interface Message {
  readonly text: string
  readonly kind: 'success' | 'message' | 'alert'
}

const hearers = new Set<(message: Message) => void>()

/** Listens to every passing message from now on; returns an unsubscribe function. */
export function onMessage(hear: (message: Message) => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Publishes a passing message to its listeners. */
export function passMessage(message: Message): void {
  for (const hear of hearers) hear(message)
}

/** Speaks a text to screen readers, once; the same text again is spoken again. What is urgent counts as a passing message. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (politeness === 'assertive' && text !== '') passMessage({ text, kind: 'alert' })
  said = { ...said, [politeness]: { text, turn: said[politeness].turn + 1 } }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The two live regions of the portal; rendered once, at its root. They carry no role, so that alerts on the page stay the only ones. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => said)
  return (
    <>
      <VisuallyHidden aria-live="polite" data-live="polite">
        <span key={polite.turn}>{polite.text}</span>
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" data-live="assertive">
        <span key={assertive.turn}>{assertive.text}</span>
      </VisuallyHidden>
    </>
  )
}
