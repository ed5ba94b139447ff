import { useEffect, useSyncExternalStore } from 'react'

let word = ''
const listeners = new Set<() => void>()

/** Leaves a message for the sign-in page, which may be on the other side of a sign-out. */
export function setSignInMessage(text: string): void {
  word = text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The message that was left, or empty; once the page that shows it has gone the message is gone too. */
export function useSignInMessage(): string {
  useEffect(() => () => setSignInMessage(''), [])
  return useSyncExternalStore(subscribe, () => word)
}
