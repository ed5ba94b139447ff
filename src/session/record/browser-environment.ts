import { randomId } from '#src/api/browser-edges.ts'
import { attempt, browserStorage, type BrowserStorage } from './browser-storage.ts'
import { createIndexedVault, type TokenVault } from '../token/token-vault.ts'

/** Messages between the tabs of one browser; a tab does not receive its own. */
export interface Channel {
  post(message: unknown): void
  listen(listener: (message: unknown) => void): () => void
}

/** The browser features that a session uses; null where missing or blocked. */
export interface BrowserEnvironment extends BrowserStorage {
  readonly vault: TokenVault | null
  /** Where tabs agree on who renews the session where there are no locks. */
  readonly leases: TokenVault | null
  /** Unique to this tab. */
  readonly tabId: string
  readonly locks: Pick<LockManager, 'request'> | null
  readonly channel: Channel | null
  /** A person did something in this tab: mouse, keyboard, touch, scrolling, or coming back to it. Called very often. */
  onActivity(listener: () => void): () => void
}

const activities = ['mousemove', 'mousedown', 'wheel', 'keydown', 'input', 'touchstart', 'touchmove', 'scroll'] as const

/** Browsers report a move of a resting mouse when the page changes under it. */
const isMoved = (event: Event) =>
  !(event instanceof MouseEvent && event.type === 'mousemove' && event.isTrusted && event.movementX === 0 && event.movementY === 0)

function createChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    post: channel.postMessage.bind(channel),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

/** The environment of this tab. Each part may be blocked by itself. */
export function browserEnvironment(): BrowserEnvironment {
  return {
    ...browserStorage(),
    vault: attempt(() => createIndexedVault('tokens')),
    leases: attempt(() => createIndexedVault('lease')),
    tabId: randomId(),
    // Absent outside secure contexts, unlike its type.
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: attempt(() => createChannel('session')),
    onActivity: (listener) => {
      const over = new AbortController()
      const onEvent = (event: Event) => {
        if (isMoved(event)) listener()
      }
      const options = { passive: true, signal: over.signal }
      // In the capture phase, because a page may stop them from bubbling.
      for (const name of activities) window.addEventListener(name, onEvent, { ...options, capture: true })
      window.addEventListener('focus', listener, options)
      return () => over.abort()
    },
  }
}
