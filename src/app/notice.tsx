import { useEffect, useSyncExternalStore, type ComponentType } from 'react'

let notice = ''
const listeners = new Set<() => void>()

/** Leaves a message for the page that follows, which may be on the other side of a sign-out. */
export function leaveNotice(text: string): void {
  notice = text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Gives a page the message that was left for it; once the page has gone the message is gone too. */
export const withNotice = (Page: ComponentType<{ readonly notice: string }>) =>
  function PageWithNotice() {
    const text = useSyncExternalStore(subscribe, () => notice)
    useEffect(() => () => leaveNotice(''), [])
    return <Page notice={text} />
  }
